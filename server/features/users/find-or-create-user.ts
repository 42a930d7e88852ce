import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Person } from '../../http/handler.ts';
import type { Claims } from '../../identity/identity.ts';
import { isErased } from './erased-identity-store.ts';
import { identityProfileOf } from './identity-profile.ts';
import { findOwner, insertIdentity } from './identity-store.ts';
import { insertUser } from './user-store.ts';

/**
 * The person behind a verified token, made at the first call. An identity and its user come into being in one
 * transaction, so whoever has the one has the other; of two first calls at once one makes both and the other finds
 * them. A token of a sign-in from before its account was deleted makes none: it is refused as `unauthorized`.
 */
export async function findOrCreateUser(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  claims: Claims,
): Promise<Person> {
  const { issuer, subject, email, name, picture, issuedAt, authenticatedAt } = claims;
  const userId = await db.asIdentity({ issuer, subject }, async (tx, becomeOwner) => {
    const known = await findOwner(tx, claims);
    if (known !== null) return known;
    // A device may renew its token long after: what counts is when its person last proved who they are.
    if (await isErased(tx, claims, authenticatedAt ?? issuedAt)) throw new Refusal('unauthorized');
    const fresh = random.id();
    if (!(await insertIdentity(tx, claims, fresh))) return findOwner(tx, claims);
    await becomeOwner(fresh);
    await insertUser(tx, fresh, identityProfileOf(claims), new Date(clock.now()));
    return fresh;
  });
  if (userId === null) throw new Error('an identity was there and is gone');
  return { userId, issuer, subject, email, name, picture, issuedAt, authenticatedAt };
}
