import { STORAGE_CARD_CHOICES, STORAGE_HOME_LINE, STORAGE_OPENED_SUMMARY } from '../../../core/domain/limits.ts';
import { destroyEncryptedStore } from '../../device/encrypted-store.ts';
import { storage } from '../../device/storage.ts';

const names = [STORAGE_CARD_CHOICES, STORAGE_HOME_LINE, STORAGE_OPENED_SUMMARY] as const;

/** Return the storage key of data that the device stores for a user until the session ends. */
export const memoryKey = (name: (typeof names)[number], uid: string): string => `${name}:${encodeURIComponent(uid)}`;

/** Delete the data that this device stores for all users except `exceptUid`. With null, delete it for every user. */
export function forgetMemories(exceptUid: string | null): void {
  for (const name of names) {
    const kept = exceptUid === null ? null : memoryKey(name, exceptUid);
    // Earlier versions used the name alone as the storage key.
    const stored = storage.keys(name).filter((key) => key === name || key.startsWith(`${name}:`));
    for (const key of stored) if (key !== kept) storage.remove(key);
  }
}

/**
 * Delete everything that this device stores until the end of a session: the offline cache and the data of `memoryKey`.
 */
export function forgetSessionData(): void {
  forgetMemories(null);
  destroyEncryptedStore().catch(() => undefined);
}
