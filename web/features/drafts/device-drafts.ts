import { withTimeout } from '../../data/api/with-timeout.ts';
import { secondCopy } from '../../device/second-copy.ts';
import { storage } from '../../device/storage.ts';
import type { Draft, DraftStatus, DraftWindow } from './draft.ts';
import {
  type DraftStorage,
  draftKey,
  draftsInMemory,
  readableDrafts,
  userDraftPrefix,
  writeDraft,
} from './draft-storage.ts';

const ignoreFailure = (copying: Promise<unknown>) => void copying.catch(() => undefined);

/** What localStorage had when it refused a draft, by key. */
const storedBefore = new Map<string, string | null>();

/** Store a draft on the device, or in memory if that fails. Return whether the device stored it. */
export function writeToDevice(key: string, value: string): boolean {
  const isStored = storage.set(key, value);
  storedBefore.set(key, storage.get(key));
  if (isStored) draftsInMemory.delete(key);
  else draftsInMemory.set(key, value);
  return isStored;
}

/** Stores drafts in localStorage, or in memory if localStorage is full or denied, and a second copy in IndexedDB. */
export const deviceDrafts: DraftStorage = {
  ...readableDrafts,
  /** Return what another tab has stored since localStorage refused a draft of this tab, or else as `readableDrafts`. */
  get: (key) => (storedBefore.get(key) === storage.get(key) ? readableDrafts.get(key) : storage.get(key)),
  set: (key, value) => {
    ignoreFailure(secondCopy.set(key, value));
    return writeToDevice(key, value);
  },
  remove: (key) => {
    ignoreFailure(secondCopy.remove(key));
    draftsInMemory.delete(key);
    storage.remove(key);
  },
};

const copyLimitMs = 500;

/**
 * Resolve when IndexedDB has written the latest drafts to disk, so that they survive a killed browser. Resolve after
 * 500 ms at the latest.
 */
export const waitForDraftCopies = (): Promise<void> =>
  withTimeout(copyLimitMs, () => secondCopy.written()).catch(() => undefined);

export function deleteDraft(uid: string, window: DraftWindow): void {
  deviceDrafts.remove(draftKey(uid, window));
}

export async function deleteDrafts(uid: string): Promise<void> {
  const prefix = userDraftPrefix(uid);
  for (const key of readableDrafts.keys(prefix)) deviceDrafts.remove(key);
  await secondCopy.removeAll(prefix).catch(() => undefined);
}

export function setDraftStatus(uid: string, draft: Draft, status: DraftStatus): void {
  writeDraft(deviceDrafts, draftKey(uid, draft), { ...draft, status, version: draft.version + 1 });
}

/** Return whether only the memory of this page has the latest version of the draft. */
export function isDraftOnlyInMemory(key: string): boolean {
  return draftsInMemory.has(key);
}
