import type { Deps } from '../../deps/deps.ts';
import type { TokenCaller } from '../../http/authenticate-token.ts';
import { findOwnIdentity } from '../users/identity-store.ts';
import { findToken, noteUse } from './token-store.ts';
import { tokenDigest, userIdIn } from './token-text.ts';
import { tokenState } from './token-view.ts';

/** The last use of a token is stored at most once per interval, so that not every read causes a write. */
const usePrecisionMs = 3_600_000;

/**
 * Return the user of an API token and what the token may read. Return null if the token is not valid. Nothing is
 * cached, so a revoked token is refused at once on all servers. Throw `account_disabled` if an operator disabled the
 * account.
 */
export async function findTokenCaller(
  { db, clock, identity }: Pick<Deps, 'db' | 'clock' | 'identity'>,
  token: string,
): Promise<TokenCaller | null> {
  const userId = userIdIn(token);
  if (userId === null) return null;
  const found = await db.readAsOwner(userId, async (tx) => {
    const row = await findToken(tx, userId, tokenDigest(token));
    return row && { row, owner: await findOwnIdentity(tx, userId) };
  });
  if (!found?.owner) return null;
  const { row, owner } = found;
  const epoch = identity.tokenEpoch ? await identity.tokenEpoch(owner.subject) : 0;
  const now = clock.now();
  if (epoch === null || tokenState(row, epoch, now) !== 'valid') return null;
  if (row.used_at === null || now - row.used_at.getTime() >= usePrecisionMs) {
    await db.asOwner(userId, (tx) => noteUse(tx, userId, row.id, new Date(now)));
  }
  // A token is not a sign-in, so it has no profile, no time of sign-in and no device.
  const person = { ...owner, userId, email: '', name: '', picture: null, issuedAt: 0, authenticatedAt: null };
  return { person: { ...person, device: undefined }, scopes: row.scopes };
}
