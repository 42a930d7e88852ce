import { LAST_USER_MS, STORAGE_LAST_USER } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';

/** Remember the signed-in user for a day, so that the login can say why it is shown if the session ends. */
export function rememberLastUser(uid: string): void {
  storage.set(STORAGE_LAST_USER, `${Date.now()} ${uid}`);
}

/** Return the uid of the user who was signed in on this device within the last day, or null. */
export function lastUser(): string | null {
  const [seenMs = '', uid = ''] = (storage.get(STORAGE_LAST_USER) ?? '').split(' ');
  const agoMs = Date.now() - Number(seenMs);
  if (uid !== '' && agoMs >= 0 && agoMs < LAST_USER_MS) return uid;
  forgetLastUser();
  return null;
}

/** Forget the user, who has signed out or asked for a new password: the login has nothing to explain. */
export function forgetLastUser(): void {
  storage.remove(STORAGE_LAST_USER);
}
