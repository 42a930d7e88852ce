import { withTimeout } from '../../data/with-timeout.ts';
import { secondCopy } from '../../device/second-copy.ts';
import { storage } from '../../device/storage.ts';
import type { DraftWindow } from './draft.ts';
import { type DraftStorage, draftKey } from './draft-store.ts';
import { heldDrafts, refusedDrafts } from './held-drafts.ts';

const orWithout = (copying: Promise<unknown>) => void copying.catch(() => undefined);

/** Keeps a text that the device has a second copy of already. Answers whether it was taken. */
export function keepHere(key: string, value: string): boolean {
  const isKept = storage.set(key, value);
  if (isKept) refusedDrafts.delete(key);
  else refusedDrafts.set(key, value);
  return isKept;
}

/** Where drafts are kept: the device, twice, and this page's memory for what the device does not take. */
export const deviceDrafts: DraftStorage = {
  ...heldDrafts,
  set: (key, value) => {
    orWithout(secondCopy.set(key, value));
    return keepHere(key, value);
  },
  remove: (key) => {
    orWithout(secondCopy.remove(key));
    refusedDrafts.delete(key);
    storage.remove(key);
  },
};

const copyLimitMs = 500;

/**
 * Resolves when the second copies are what the drafts are, or when the device takes its time: what is sent then goes out
 * by itself after any death of the browser.
 */
export const copiedDrafts = (): Promise<void> =>
  withTimeout(copyLimitMs, () => secondCopy.written()).catch(() => undefined);

/** Lets a draft go for good. */
export function dropDraft(uid: string, window: DraftWindow): void {
  deviceDrafts.remove(draftKey(uid, window));
}

/** Whether a key's latest words are in this page's memory alone: they go when it goes. */
export function isOnlyInMemory(key: string): boolean {
  return refusedDrafts.has(key);
}
