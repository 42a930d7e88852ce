import { STORAGE_CARD_CHOICES, STORAGE_HOME_LINE, STORAGE_OPENED_SUMMARY } from '../../../core/domain/limits.ts';
import { destroyEncryptedStore } from '../../device/encrypted-store.ts';
import { storage } from '../../device/storage.ts';

const names = [STORAGE_CARD_CHOICES, STORAGE_HOME_LINE, STORAGE_OPENED_SUMMARY] as const;

/** Return the storage key of data that the device stores for a user until the end of the session. */
export const memoryKey = (name: (typeof names)[number], uid: string): string => `${name}:${encodeURIComponent(uid)}`;

/** Delete the stored data of all users except `exceptUid`. With null, delete it for all users. */
export function forgetMemories(exceptUid: string | null): void {
  for (const name of names) {
    const kept = exceptUid === null ? null : memoryKey(name, exceptUid);
    // In earlier versions, the storage key was the name alone.
    const stored = storage.keys(name).filter((key) => key === name || key.startsWith(`${name}:`));
    for (const key of stored) if (key !== kept) storage.remove(key);
  }
}

/** Delete all data that the device stores until the end of a session: the offline cache and the data of `memoryKey`. */
export function forgetSessionData(): void {
  forgetMemories(null);
  destroyEncryptedStore().catch(() => undefined);
}
