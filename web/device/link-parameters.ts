import { useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';

const join = (search: string, hash: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);

/**
 * Return the parameters of the page's address, also those in its fragment. Our e-mails put tokens into the fragment, which
 * browsers send to no server, so that no log has them. Firebase's e-mails, and ours of version 1.0, use the query.
 */
export const linkParameters = (): URLSearchParams => join(window.location.search, window.location.hash);

// A link that is pasted into the address bar changes only the fragment. wouter reports its own navigation by the last two.
const events = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function subscribe(onChange: () => void): () => void {
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** `linkParameters` of the current address. */
export function useLinkParameters(): URLSearchParams {
  const search = useSearch();
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return join(search, hash);
}
