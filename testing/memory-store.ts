import type { EncryptedStore, StoredAnswer } from '../web/device/encrypted-store.ts';

/** Return a store of answers in memory that encrypts nothing. */
export function memoryStore(): EncryptedStore & { stored: Map<string, StoredAnswer> } {
  const stored = new Map<string, StoredAnswer>();
  return {
    stored,
    put: async (name, value) => void stored.set(name, { value, savedAtMs: Date.now() }),
    get: async (name) => stored.get(name) ?? null,
    replace: async (name, answer) => {
      if (stored.get(name)?.savedAtMs === answer.savedAtMs) stored.set(name, answer);
    },
    names: async (prefix) => [...stored.keys()].filter((name) => name.startsWith(prefix)),
    clear: async (prefix) => {
      for (const name of stored.keys()) if (name.startsWith(prefix)) stored.delete(name);
    },
  };
}
