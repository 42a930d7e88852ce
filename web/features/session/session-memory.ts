import { STORAGE_CARD_CHOICES, STORAGE_HOME_LINE, STORAGE_OPENED_SUMMARY } from '../../../core/domain/limits.ts';
import { destroyEncryptedStore } from '../../device/encrypted-store.ts';
import { storage } from '../../device/storage.ts';

/** Data of a session. Card choices are not among them: they have no words, and their user finds them again. */
const ofSession = [STORAGE_HOME_LINE, STORAGE_OPENED_SUMMARY] as const;
const names = [STORAGE_CARD_CHOICES, ...ofSession] as const;
type Name = (typeof names)[number];

/** Return the storage key of data that the device stores for a user until another user signs in, or earlier. */
export const memoryKey = (name: Name, uid: string): string => `${name}:${encodeURIComponent(uid)}`;

function forget(forgotten: readonly Name[], exceptUid: string | null): void {
  for (const name of forgotten) {
    const kept = exceptUid === null ? null : memoryKey(name, exceptUid);
    // In earlier versions, the storage key was the name alone.
    const stored = storage.keys(name).filter((key) => key === name || key.startsWith(`${name}:`));
    for (const key of stored) if (key !== kept) storage.remove(key);
  }
}

/** Delete what the device stores for other users than `uid`. */
export function forgetOtherUsers(uid: string): void {
  forget(names, uid);
}

/** Delete all data that the device stores until the end of a session: the offline cache and the data of home. */
export function forgetSessionData(): void {
  forget(ofSession, null);
  destroyEncryptedStore().catch(() => undefined);
}
