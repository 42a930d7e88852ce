import type { SignUpPolicy } from '../../../core/contract/product.ts';
import type { Tx } from '../../db/db.ts';
import { SignUpRefused } from '../../errors/refusal.ts';
import { stateOfInvite, takeInvite } from './invite-store.ts';

/**
 * Throw `SignUpRefused` if a new account may not be created. If the account needs an invite, mark the invite as used.
 * Every way to sign up calls this function.
 */
export async function admitSignUp(tx: Tx, policy: SignUpPolicy, digest: Buffer | null, now: Date): Promise<void> {
  if (policy === 'open') return;
  if (policy === 'closed') throw new SignUpRefused('closed');
  if (digest === null) throw new SignUpRefused('needed');
  if (await takeInvite(tx, digest, now)) return;
  const state = await stateOfInvite(tx, digest, now);
  throw new SignUpRefused(state === 'valid' ? 'busy' : state);
}
