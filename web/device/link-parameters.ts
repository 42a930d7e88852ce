import { useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';

const join = (search: string, hash: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);

/**
 * Return the parameters in the query and in the fragment of the page's address. Our e-mails put tokens into the
 * fragment: browsers never send it to a server, so no log contains it. Firebase's e-mails, and ours of version 1.0, use
 * the query.
 */
export const linkParameters = (): URLSearchParams => join(window.location.search, window.location.hash);

// A link that is pasted into the address bar may change only the fragment, which fires `hashchange`. wouter fires
// `pushState` and `replaceState` for its own navigation.
const events = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function subscribe(onChange: () => void): () => void {
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** Return `linkParameters` of the current address, and render again when they change. */
export function useLinkParameters(): URLSearchParams {
  const search = useSearch();
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return join(search, hash);
}
