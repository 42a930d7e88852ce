import { useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';

const join = (search: string, hash: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);

/**
 * Return the parameters in the query and the fragment of the page's address. The product's emails put tokens into the
 * fragment: browsers do not send it, so no server logs it. Firebase's emails and those of version 1.0 use the query.
 */
export const linkParameters = (): URLSearchParams => join(window.location.search, window.location.hash);

// A link pasted into the address bar may change only the fragment, which fires `hashchange`. wouter fires `pushState`
// and `replaceState` when it navigates.
const events = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function subscribe(onChange: () => void): () => void {
  for (const event of events) window.addEventListener(event, onChange);
  return () => {
    for (const event of events) window.removeEventListener(event, onChange);
  };
}

/** Return the parameters of the current address, and render again when they change. */
export function useLinkParameters(): URLSearchParams {
  const search = useSearch();
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return join(search, hash);
}
