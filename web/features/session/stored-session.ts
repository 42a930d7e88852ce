import type { User } from '../../../core/contract/users.ts';
import { storage, watchStorage } from '../../device/storage.ts';
import type { SignInIdentity } from '../../identity/port/identity.ts';

/** The last signed-in identity and user, stored so that the next start does not wait for the network. */
export type StoredSession = { identity: SignInIdentity; user: User | null };

const key = 'inward-session';

const isStored = (value: unknown): value is StoredSession =>
  typeof value === 'object' &&
  value !== null &&
  'identity' in value &&
  typeof value.identity === 'object' &&
  value.identity !== null &&
  'uid' in value.identity &&
  typeof value.identity.uid === 'string' &&
  'user' in value;

export function readStoredSession(): StoredSession | null {
  const value = storage.getJson(key);
  return isStored(value) ? value : null;
}

/** Store the session. Return whether the device stored it. */
export function storeSession(session: StoredSession): boolean {
  return storage.setJson(key, session);
}

export function forgetStoredSession(): void {
  storage.remove(key);
}

/** Call `onChange` when another tab signs in, signs out or changes the user. Return a stop function. */
export function watchStoredSession(onChange: (session: StoredSession | null) => void): () => void {
  return watchStorage(key, () => onChange(readStoredSession()));
}
