import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

/**
 * Return the result of `read`, a function that reads from the drafts on this device. Call `read` again after each
 * `storage` event, which reports that a draft has changed.
 */
export const useStoredDrafts = <Value extends string | number | boolean | null>(read: () => Value): Value =>
  useSyncExternalStore(subscribe, read);
