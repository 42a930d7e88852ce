import { storage } from '../../device/storage.ts';
import type { DraftStorage } from './draft-store.ts';

// Full or denied storage must not cost words while the page lives: what the device refuses waits here, so that leaving
// the writing screen and coming back finds it.
const refused = new Map<string, string>();

/** Where drafts are kept: the device, and this page's memory for what the device does not take. */
export const deviceDrafts: DraftStorage = {
  get: (key) => refused.get(key) ?? storage.get(key),
  set: (key, value) => {
    const isKept = storage.set(key, value);
    if (isKept) refused.delete(key);
    else refused.set(key, value);
    return isKept;
  },
  remove: (key) => {
    refused.delete(key);
    storage.remove(key);
  },
  keys: (prefix) => {
    const inMemory = [...refused.keys()].filter((key) => key.startsWith(prefix));
    return [...new Set([...storage.keys(prefix), ...inMemory])];
  },
};

/** Whether a key's latest words are in this page's memory alone: they go when it goes. */
export function isOnlyInMemory(key: string): boolean {
  return refused.has(key);
}

/** Whether any words are in this page's memory alone. */
export function hasWordsOnlyInMemory(): boolean {
  return refused.size > 0;
}
