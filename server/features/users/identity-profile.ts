import { splitDisplayName } from '../../../core/domain/users/names.ts';
import type { UserProfile } from './user-store.ts';

/** Return the user's profile from verified claims. First and last name are empty if the identity has no name. */
export function identityProfileOf(claims: {
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
}): UserProfile {
  const { firstName, lastName } = splitDisplayName(claims.name);
  return { email: claims.email, first_name: firstName ?? '', last_name: lastName ?? '', picture: claims.picture };
}

export const isSameProfile = (one: UserProfile, other: UserProfile): boolean =>
  one.email === other.email &&
  one.first_name === other.first_name &&
  one.last_name === other.last_name &&
  one.picture === other.picture;
