import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { Person } from '../../../http/handler.ts';
import { recordErased } from '../../users/erased-identity-store.ts';
import { lockUser } from '../../users/user-store.ts';
import { eraseTables } from './erase-store.ts';

/** So long a sign-in counts as proof for an account without a password here. */
const recentMs = 5 * 60_000;

type Proof = Pick<Deps, 'identity'>;

/** How this person proves once more who they are. */
export async function proofOf({ identity }: Proof, { subject }: Person): Promise<'password' | 'recent-sign-in'> {
  return (await identity.hasPassword?.(subject)) ? 'password' : 'recent-sign-in';
}

async function demandProof(deps: Proof, person: Person, password: string | undefined): Promise<void> {
  if ((await proofOf(deps, person)) === 'password') {
    const isRight = password !== undefined && (await deps.identity.isPassword?.(person.subject, password));
    if (!isRight) throw new Refusal('wrong_password', { field: 'password' });
    return;
  }
  // The system's clock: the issuer writes by it.
  if (person.provedAt === null || Date.now() - person.provedAt > recentMs) throw new Refusal('recent_login_required');
}

/**
 * Deletes the account: everything the person has in the product, in the queue and, where the issuer is part of the
 * product, their sign-in. One transaction: all of it is gone or none. Tokens of sign-ins before are refused
 * from then on.
 * Refusals: `sample_person`, `wrong_password`, `recent_login_required`.
 */
export async function deleteAccount(deps: Deps, person: Person, password: string | undefined): Promise<void> {
  // Everybody in a demo is this person: what one deleted would be gone for all.
  if (deps.identity.isSample?.(person)) throw new Refusal('sample_person');
  await demandProof(deps, person, password);
  const { db, queue, identity } = deps;
  await db.asOwner(person.userId, async (tx) => {
    if ((await lockUser(tx, person.userId)) === null) throw new Refusal('unauthorized');
    await queue.forgetOwner(tx);
    // Before the rows that say whose sign-in it is.
    await identity.eraseOwner?.(tx);
    await eraseTables(tx, person.userId);
    const erasedAt = new Date(Math.max(Date.now(), person.issuedAt));
    await recordErased(tx, person, { erasedAt, lasting: identity.eraseOwner ? 'token' : 'device' });
  });
}
