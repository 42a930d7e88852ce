/** Return a draft storage in memory. `isFull` makes `set` fail, as full or denied storage does. */
export function memoryDrafts() {
  const values = new Map<string, string>();
  const state = { isFull: false };
  return {
    state,
    get: (key: string): string | null => values.get(key) ?? null,
    set: (key: string, value: string): boolean => {
      if (!state.isFull) values.set(key, value);
      return !state.isFull;
    },
    remove: (key: string): void => void values.delete(key),
    keys: (prefix: string): string[] => [...values.keys()].filter((key) => key.startsWith(prefix)),
  };
}
