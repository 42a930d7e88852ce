/** The window of an evening. */
export const eveningWindow = {
  type: 'evening',
  availableFrom: '2026-03-29T15:00:00.000Z',
  availableUntil: '2026-03-29T20:59:59.000Z',
} as const;

/**
 * Return a draft storage in memory. `isFull` makes `set` return false, as on a full device, where only this tab's memory
 * has the draft.
 */
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
