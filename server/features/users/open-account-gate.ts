import type { SignUpPolicy } from '../../../core/contract/product.ts';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../deps/deps.ts';
import type { AccountGate } from '../../identity/identity.ts';
import { admitSignUp } from '../invites/admit-sign-up.ts';
import { insertEvent } from '../security/event-store.ts';
import { isDisabled } from './account-store.ts';
import { findOwner } from './identity-store.ts';

/**
 * Return the gate that tells the builtin identity who may have an account, and that records security events. `admit`
 * uses an empty identity, because the account does not exist yet.
 */
export const openAccountGate = (db: Db, clock: Clock, policy: SignUpPolicy): AccountGate => ({
  admit: (digest) =>
    db.asIdentity({ issuer: '', subject: '' }, (tx) => admitSignUp(tx, policy, digest, new Date(clock.now()))),
  isDisabled: (identity) => db.asIdentity(identity, (tx) => isDisabled(tx, identity)),
  record: (identity, event) =>
    db.asIdentity(identity, async (tx, becomeOwner) => {
      const userId = await findOwner(tx, identity);
      if (userId === null) return;
      await becomeOwner(userId);
      await insertEvent(tx, userId, event, new Date(clock.now()));
    }),
});
