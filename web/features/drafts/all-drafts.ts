// For the login, which knows no account: it counts the drafts of all accounts on this device, and shows none of them.
import { STORAGE_DRAFTS } from '../../../core/domain/limits.ts';
import { secondCopy } from '../../device/second-copy.ts';
import { deviceDrafts } from './device-drafts.ts';
import { readableDrafts, readDraft, withText } from './draft-storage.ts';

/** Return the number of drafts with text that all accounts have on this device. */
export function countAllDrafts(): number {
  const drafts = readableDrafts.keys(STORAGE_DRAFTS).map((key) => readDraft(readableDrafts, key));
  return drafts.filter((draft) => draft && withText(draft).content.trim() !== '').length;
}

export async function deleteAllDrafts(): Promise<void> {
  for (const key of readableDrafts.keys(STORAGE_DRAFTS)) deviceDrafts.remove(key);
  await secondCopy.removeAll(STORAGE_DRAFTS).catch(() => undefined);
}
