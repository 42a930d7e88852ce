/**
 * localStorage that never throws: a failed read returns null, a failed write false. The specification prescribes some
 * keys: 'sound-settings', 'fcmToken', 'deviceInfo'.
 */
export const storage = {
  get(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  set(key: string, value: string): boolean {
    try {
      window.localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },

  remove(key: string): void {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // A blocked storage has no value to remove.
    }
  },

  keys(prefix: string): string[] {
    try {
      return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },

  /** Return a stored JSON value, or null if there is none or it is invalid. The caller checks its shape. */
  getJson(key: string): unknown {
    const text = storage.get(key);
    if (text === null) return null;
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  },

  setJson(key: string, value: unknown): boolean {
    return storage.set(key, JSON.stringify(value));
  },

  isWritable(): boolean {
    const probe = 'inward-probe';
    const works = storage.set(probe, '1');
    storage.remove(probe);
    return works;
  },
};

/** Call `onChange` when another tab changes the key or clears the storage. Return a stop function. */
export function watchStorage(key: string, onChange: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange(storage.get(key));
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
