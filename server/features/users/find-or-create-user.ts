import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Person } from '../../http/handler.ts';
import type { Claims } from '../../identity/identity.ts';
import { isErased } from './erased-identity-store.ts';
import { identityProfileOf } from './identity-profile.ts';
import { findOwner, insertIdentity } from './identity-store.ts';
import { insertUser } from './user-store.ts';

/**
 * Return the user of a verified token, and create the user for the first request. One transaction creates identity and
 * user, and concurrent first requests return the same user. Throw `unauthorized` for a token from a sign-in before the
 * account was deleted.
 */
export async function findOrCreateUser(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  claims: Claims,
): Promise<Person> {
  const { issuer, subject, email, name, picture, issuedAt, authenticatedAt } = claims;
  const userId = await db.asIdentity({ issuer, subject }, async (tx, becomeOwner) => {
    const existing = await findOwner(tx, claims);
    if (existing !== null) return existing;
    // A device may renew its token for months, so compare the time of the sign-in, not of the renewal.
    if (await isErased(tx, claims, authenticatedAt ?? issuedAt)) throw new Refusal('unauthorized');
    const fresh = random.id();
    if (!(await insertIdentity(tx, claims, fresh))) return findOwner(tx, claims);
    await becomeOwner(fresh);
    await insertUser(tx, fresh, identityProfileOf(claims), new Date(clock.now()));
    return fresh;
  });
  if (userId === null)
    throw new Error('the identity was deleted during its first request: the next request creates it again');
  return { userId, issuer, subject, email, name, picture, issuedAt, authenticatedAt };
}
