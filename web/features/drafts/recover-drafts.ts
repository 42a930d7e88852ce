import { withTimeout } from '../../data/api/with-timeout.ts';
import { secondCopy } from '../../device/second-copy.ts';
import { storage } from '../../device/storage.ts';
import { writeToDevice } from './device-drafts.ts';
import { parseDraft, readableDrafts, readDraft, userDraftPrefix } from './draft-storage.ts';

const limitMs = 2_000;

async function recoverDraft(key: string): Promise<void> {
  const text = (await secondCopy.get(key)) ?? null;
  const copy = parseDraft(text);
  const known = readDraft(readableDrafts, key);
  if (text === null || copy === null || (known !== null && known.version >= copy.version)) return;
  writeToDevice(key, text);
  // If the copy is gone, another tab has submitted or deleted the draft meanwhile: remove the recovered draft, unless
  // the other tab has stored new words since.
  if ((await secondCopy.get(key)) === undefined && storage.get(key) === text) storage.remove(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

async function recoverAll(uid: string): Promise<void> {
  for (const key of await secondCopy.keys(userDraftPrefix(uid))) await recoverDraft(String(key));
}

const recoveries = new Map<string, Promise<void>>();

/**
 * Restore the user's drafts from IndexedDB if localStorage lost them when the browser was killed. Do this once per page
 * load. Resolve when done, or after 2 s. Never reject.
 */
export function recoverDrafts(uid: string): Promise<void> {
  const known = recoveries.get(uid);
  if (known) return known;
  const recovery = withTimeout(limitMs, () => recoverAll(uid))
    .catch(() => undefined)
    // Without this status, React's `use` would first show the skeleton, for 0.3 s, even if the promise has resolved.
    .then(() => void Object.assign(recovery, { status: 'fulfilled' }));
  recoveries.set(uid, recovery);
  return recovery;
}
