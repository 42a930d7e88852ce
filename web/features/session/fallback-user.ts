import type { User } from '../../../core/contract/users.ts';
import type { SignInIdentity } from './session-state.ts';

/** The user as section 3 builds it when the server cannot be asked: first word of the name, the rest, and zeros. */
export function fallbackUser(identity: SignInIdentity, now: Date): User {
  const [firstName = '', ...rest] = (identity.displayName ?? '').trim().split(/\s+/);
  return {
    id: identity.uid,
    email: identity.email ?? '',
    firstName,
    lastName: rest.join(' '),
    profileImageUrl: identity.photoURL,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    currentStreak: 0,
    longestStreak: 0,
    lastReflectionDate: null,
  };
}
