import type { User } from '../../../core/contract/users.ts';
import { storage, watchStorage } from '../../device/storage.ts';
import type { SignInIdentity } from './session-state.ts';

/**
 * The last signed-in identity and product user, kept so that the next start need not wait for the network. No token and
 * no written word is in it; a sign-out removes it.
 */
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

/** Answers whether the device took it. */
export function storeSession(session: StoredSession): boolean {
  return storage.setJson(key, session);
}

export function forgetStoredSession(): void {
  storage.remove(key);
}

/** Another tab signed in, signed out or became somebody else. Returns the way to stop. */
export function watchStoredSession(onChange: (session: StoredSession | null) => void): () => void {
  return watchStorage(key, () => onChange(readStoredSession()));
}
