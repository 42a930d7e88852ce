import { storage } from '../../device/storage.ts';
import type { DraftStorage } from './draft-store.ts';

/**
 * Full or denied storage must not cost words while the page lives: what the device refuses waits here, so that leaving
 * the writing screen and coming back finds it.
 */
export const refusedDrafts = new Map<string, string>();

/** The drafts of the device, and of this page's memory for what the device did not take. */
export const heldDrafts: Pick<DraftStorage, 'get' | 'keys'> = {
  get: (key) => refusedDrafts.get(key) ?? storage.get(key),
  keys: (prefix) => {
    const inMemory = [...refusedDrafts.keys()].filter((key) => key.startsWith(prefix));
    return [...new Set([...storage.keys(prefix), ...inMemory])];
  },
};

/** Whether any words are in this page's memory alone. */
export function hasWordsOnlyInMemory(): boolean {
  return refusedDrafts.size > 0;
}
