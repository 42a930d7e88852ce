import { storage } from '../../../device/storage.ts';
import type { IdentityService } from '../../../identity/port/identity.ts';
import { isTokenOfOtherUser } from '../token-cache.ts';

/** Stores the uid of a user who signed out offline, until the server has ended the session. */
const key = 'inward-unfinished-sign-out';

export const hasUnfinishedSignOut = (): boolean => storage.get(key) !== null;
/** Remember an offline sign-out. Return whether the device stored it. */
export const rememberSignOut = (uid: string): boolean => storage.set(key, uid);
export const forgetSignOut = (): void => storage.remove(key);

async function finish({ newToken, signOut }: IdentityService): Promise<void> {
  const uid = storage.get(key);
  if (uid === null) return;
  const token = await newToken();
  // End only the session of the user who signed out: another user may have signed in meanwhile.
  if (token !== null && !isTokenOfOtherUser(token, uid) && storage.get(key) === uid) await signOut();
  if (storage.get(key) === uid) storage.remove(key);
}

/**
 * End the server's session of a user who signed out offline. Call this before a sign-in. A lock across tabs ensures
 * that a late sign-out never ends the session of the next user. Throws when the server does not respond.
 */
export async function finishSignOut(identityService: IdentityService): Promise<void> {
  if (!hasUnfinishedSignOut()) return;
  // `navigator.locks` is undefined before Chromium 69 and over plain http, although its type does not say this.
  const locks: LockManager | undefined = navigator.locks;
  await (locks ? locks.request(key, () => finish(identityService)) : finish(identityService));
}
