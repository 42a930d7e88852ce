/** Return a draft storage in memory. `isFull` makes `set` return false, as on a full device, where this tab keeps the draft. */
export function memoryDrafts() {
  const values = new Map<string, string>();
  const state = { isFull: false };
  return {
    state,
    get: (key: string): string | null => values.get(key) ?? null,
    set: (key: string, value: string): boolean => {
      values.set(key, value);
      return !state.isFull;
    },
    remove: (key: string): void => void values.delete(key),
    keys: (prefix: string): string[] => [...values.keys()].filter((key) => key.startsWith(prefix)),
  };
}
