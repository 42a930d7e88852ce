import { storage } from './storage.ts';

/** Let the other tabs of this device know that something has happened. Nothing stays stored. */
export function announce(key: string): void {
  storage.set(key, 'now');
  storage.remove(key);
}

/** Call `onAnnounced` when another tab announces this key. Return a stop function. */
export function watchAnnounced(key: string, onAnnounced: () => void): () => void {
  const listener = ({ key: changed, newValue }: StorageEvent) => {
    if (changed === key && newValue === null) onAnnounced();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
