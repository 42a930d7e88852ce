import { STORAGE_CARD_CHOICES, STORAGE_HOME_LINE } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';

/** An earlier version stored the opened week under 'opened-summary'. */
const ofSession = [STORAGE_HOME_LINE, 'opened-summary'] as const;
const names = [STORAGE_CARD_CHOICES, ...ofSession] as const;
type Name = (typeof names)[number];

/** Return the storage key of data that the device stores for a user until another user signs in, or earlier. */
export const memoryKey = (name: Name, uid: string): string => `${name}:${encodeURIComponent(uid)}`;

function forget(forgotten: readonly Name[], exceptUid: string | null): void {
  for (const name of forgotten) {
    const kept = exceptUid === null ? null : memoryKey(name, exceptUid);
    // In earlier versions, the storage key was the name alone.
    for (const key of storage.keys(name)) if (key !== kept) storage.remove(key);
  }
}

/** Delete what the device stores for other users than `uid`. */
export function forgetOtherUsers(uid: string): void {
  forget(names, uid);
}

/**
 * Delete all data that the device stores until the end of a session: the offline cache and the last line of home. Keep
 * card choices: they have no words, and their user finds them again.
 */
export function forgetSessionData(): void {
  forget(ofSession, null);
  // If this fails, the next start deletes the cache.
  import('../../device/encrypted-store.ts').then((store) => store.destroyEncryptedStore()).catch(() => undefined);
}
