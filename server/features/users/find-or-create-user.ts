import { hash } from 'node:crypto';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Person } from '../../http/handler.ts';
import type { Claims } from '../../identity/identity.ts';
import { inviteDigest } from '../../identity/invite-digest.ts';
import { admitSignUp } from '../invites/admit-sign-up.ts';
import { createUser } from './create-user.ts';
import { isErased } from './erased-identity-store.ts';
import { identityProfileOf } from './identity-profile.ts';
import { findOwner, insertIdentity } from './identity-store.ts';

/**
 * Return the user of a verified token, and create the user on the first request. One transaction creates the identity
 * and the user; concurrent first requests return the same user. Throw `unauthorized` if the account was deleted after
 * the sign-in, and `sign_up_refused` if SIGN_UP allows no new account.
 */
export async function findOrCreateUser(
  { db, clock, random, identity, config }: Pick<Deps, 'db' | 'clock' | 'random' | 'identity' | 'config'>,
  claims: Claims,
  inviteToken: string | null = null,
): Promise<Person> {
  const { issuer, subject, email, name, picture, issuedAt, authenticatedAt } = claims;
  const userId = await db.asIdentity({ issuer, subject }, async (tx, becomeOwner) => {
    const existing = await findOwner(tx, claims);
    if (existing !== null) return existing;
    // Compare the deletion with the time of the sign-in, not with the time of the token: a device may renew its token
    // for months.
    if (await isErased(tx, claims, authenticatedAt ?? issuedAt)) throw new Refusal('unauthorized');
    const fresh = random.id();
    if (!(await insertIdentity(tx, claims, fresh))) return findOwner(tx, claims);
    // A concurrent first request of the same identity waits at the insert above and then finds the user, so only one
    // request uses up the invite. An identity with `asksGate` has already checked the sign-up.
    if (!identity.asksGate) {
      const digest = inviteToken === null ? null : inviteDigest(inviteToken);
      await admitSignUp(tx, config.signUp, digest, new Date(clock.now()));
    }
    await becomeOwner(fresh);
    await createUser(tx, fresh, identityProfileOf(claims), new Date(clock.now()));
    return fresh;
  });
  if (userId === null)
    throw new Error('the identity was deleted during its first request: the next request creates it again');
  return { userId, issuer, subject, email, name, picture, issuedAt, authenticatedAt, device: deviceOf(claims) };
}

/**
 * Return the id of the device: a digest of the session id or, without one, of the time of the sign-in. Nobody can sign
 * in with this id.
 */
function deviceOf({ sessionId, authenticatedAt }: Claims): string | undefined {
  const signIn = sessionId ?? authenticatedAt?.toString();
  return signIn === undefined ? undefined : hash('sha256', signIn, 'base64url').slice(0, 11);
}
