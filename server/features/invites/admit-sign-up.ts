import type { SignUpPolicy } from '../../../core/contract/product.ts';
import type { Tx } from '../../db/db.ts';
import { SignUpRefused } from '../../errors/refusal.ts';
import { stateOfInvite, takeInvite } from './invite-store.ts';

/**
 * Decide whether a new account may be created, and mark its invite as used if one is needed. Every way to sign up calls
 * this function. Throw `SignUpRefused` if the account may not be created.
 */
export async function admitSignUp(tx: Tx, policy: SignUpPolicy, digest: Buffer | null, now: Date): Promise<void> {
  if (policy === 'open') return;
  if (policy === 'closed') throw new SignUpRefused('closed');
  if (digest === null) throw new SignUpRefused('needed');
  if (await takeInvite(tx, digest, now)) return;
  const state = await stateOfInvite(tx, digest, now);
  throw new SignUpRefused(state === 'valid' ? 'busy' : state);
}
