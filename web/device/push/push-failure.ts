// Stores whether this browser refused to subscribe to push, as incognito windows do. A browser that refuses gets no
// messages, even if it may show notifications.
import { STORAGE_PUSH_FAILED } from '../../../core/domain/limits.ts';
import { storage } from '../storage.ts';

const listeners = new Set<() => void>();

/** Whether this browser's last attempt to subscribe to push failed. */
export const hasPushFailed = (): boolean => storage.get(STORAGE_PUSH_FAILED) !== null;

export function rememberPush(works: boolean): void {
  if (works) storage.remove(STORAGE_PUSH_FAILED);
  else storage.set(STORAGE_PUSH_FAILED, 'true');
  for (const listener of listeners) listener();
}

/**
 * Call `onChange` when `hasPushFailed` may have changed, and when the user returns to the page, perhaps from the
 * browser's settings for notifications. Return a stop function.
 */
export function watchPush(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('focus', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('focus', onChange);
  };
}
