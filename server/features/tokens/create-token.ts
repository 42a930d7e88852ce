import type { NewToken } from '../../../core/contract/tokens.ts';
import { TOKENS_MAX } from '../../../core/domain/limits.ts';
import type { TokenScope } from '../../../core/domain/users/api-token.ts';
import type { Deps } from '../../deps/deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Person } from '../../http/handler.ts';
import { insertEvent } from '../security/event-store.ts';
import { demandProof } from '../users/demand-proof.ts';
import { lockUser } from '../users/user-store.ts';
import { insertToken, listTokens } from './token-store.ts';
import { makeTokenText, tokenDigest } from './token-text.ts';
import { tokenView } from './token-view.ts';

const dayMs = 24 * 3_600_000;

type Wanted = {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly days: number;
  readonly password?: string | undefined;
};

/**
 * Create an API token and return it. The database stores only its digest. Refusals: `sample_person`, `wrong_password`,
 * `recent_login_required`, `password_needed`, `tokens_full`.
 */
export async function createToken(deps: Deps, person: Person, wanted: Wanted): Promise<NewToken> {
  const { db, clock, random, identity } = deps;
  const { userId, subject } = person;
  // All visitors of a demo share the sample account, so it must not have tokens.
  if (identity.isSampleUser?.(person)) throw new Refusal('sample_person');
  // Read the token epoch before the password. A change of the password increases the epoch, which revokes all tokens of
  // an earlier epoch: a token that was requested with the old password is then revoked, too.
  const epoch = (await identity.tokenEpoch?.(subject)) ?? 0;
  await demandProof(deps, person, wanted.password);
  const token = makeTokenText(random, userId);
  const now = new Date(clock.now());
  const row = {
    user_id: userId,
    id: random.id(),
    digest: tokenDigest(token),
    name: wanted.name.trim(),
    scopes: [...new Set(wanted.scopes)],
    epoch,
    created_at: now,
    expires_at: new Date(clock.now() + wanted.days * dayMs),
  };
  await db.asOwner(userId, async (tx) => {
    // Lock the user, so that two concurrent requests cannot exceed the maximum number of tokens.
    if ((await lockUser(tx, userId)) === null) throw new Refusal('unauthorized');
    if ((await listTokens(tx, userId)).length >= TOKENS_MAX) throw new Refusal('tokens_full');
    await insertToken(tx, row);
    await insertEvent(tx, userId, { kind: 'token_created' }, now);
  });
  return { token, made: tokenView({ ...row, used_at: null }, epoch, clock.now()) };
}
