import type { User } from '../../../core/contract/users.ts';
import { splitDisplayName } from '../../../core/domain/users/names.ts';
import type { SignInIdentity } from '../../identity/port/identity.ts';

/** Return the user to show when the sync call fails (specification, section 3). */
export function fallbackUser(identity: SignInIdentity, now: Date): User {
  const { firstName, lastName } = splitDisplayName(identity.displayName);
  return {
    id: identity.uid,
    email: identity.email ?? '',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    profileImageUrl: identity.photoURL,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    currentStreak: 0,
    longestStreak: 0,
    lastReflectionDate: null,
  };
}
