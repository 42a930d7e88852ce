import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

/** Return what `read` reads from the drafts on this device, and read again when another tab or a notice changes them. */
export const useStoredDrafts = <Value extends string | boolean | null>(read: () => Value): Value =>
  useSyncExternalStore(subscribe, read);
