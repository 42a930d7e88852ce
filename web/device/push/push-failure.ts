// Stores whether this browser has refused to subscribe to push. Incognito windows refuse it. Such a browser gets no
// messages, even if it has the permission to show notifications.
import { STORAGE_PUSH_FAILED } from '../../../core/domain/limits.ts';
import { storage } from '../storage.ts';

const listeners = new Set<() => void>();

/** Return whether the last attempt to subscribe to push failed. */
export const hasPushFailed = (): boolean => storage.get(STORAGE_PUSH_FAILED) !== null;

export function rememberPush(works: boolean): void {
  if (works) storage.remove(STORAGE_PUSH_FAILED);
  else storage.set(STORAGE_PUSH_FAILED, 'true');
  for (const listener of listeners) listener();
}

/**
 * Call `onChange` when `hasPushFailed` may have changed, and when the user returns to the page, perhaps after changing
 * the notification settings. Return a stop function.
 */
export function watchPush(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('focus', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('focus', onChange);
  };
}
