/**
 * localStorage that never throws: private windows, full or blocked storage answer null and false. Keys of the
 * specification are written exactly so: 'sound-settings', 'fcmToken', 'deviceInfo'.
 */
export const storage = {
  get(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  /** Answers whether it is really stored. */
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
      // Nothing can be stored here, so there is nothing to remove.
    }
  },

  /** All keys that begin with the prefix. */
  keys(prefix: string): string[] {
    try {
      return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },

  /** A stored JSON value, or null when there is none or it is broken. The caller checks its shape. */
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

  /** Whether anything can be stored at all on this device. */
  isWritable(): boolean {
    const probe = 'inward-probe';
    const works = storage.set(probe, '1');
    storage.remove(probe);
    return works;
  },
};

/** Calls back when another tab changes the key (or clears everything). Returns the way to stop. */
export function watchStorage(key: string, onChange: (value: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) onChange(storage.get(key));
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
