import type { SignUpPolicy } from '../../../core/contract/product.ts';
import type { Db, Tx } from '../../db/db.ts';
import type { Clock } from '../../deps/deps.ts';
import { SignUpRefused } from '../../errors/refusal.ts';
import type { SignUpGate } from '../../identity/identity.ts';
import { stateOfInvite, takeInvite } from './invite-store.ts';

/**
 * Decide whether a new account may come to be, and use up its invite. Every way to sign up comes through here. Throw
 * `SignUpRefused`.
 */
export async function admitSignUp(tx: Tx, policy: SignUpPolicy, digest: Buffer | null, now: Date): Promise<void> {
  if (policy === 'open') return;
  if (policy === 'closed') throw new SignUpRefused('closed');
  if (digest === null) throw new SignUpRefused('needed');
  if (await takeInvite(tx, digest, now)) return;
  const state = await stateOfInvite(tx, digest, now);
  throw new SignUpRefused(state === 'valid' ? 'busy' : state);
}

/** Return the gate for an issuer that is part of the product. The account has neither subject nor owner yet. */
export const openSignUpGate = (db: Db, clock: Clock, policy: SignUpPolicy): SignUpGate => ({
  admit: (digest) =>
    db.asIdentity({ issuer: '', subject: '' }, (tx) => admitSignUp(tx, policy, digest, new Date(clock.now()))),
});
