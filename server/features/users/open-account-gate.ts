import type { SignUpPolicy } from '../../../core/contract/product.ts';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../deps/deps.ts';
import type { AccountGate } from '../../identity/identity.ts';
import { admitSignUp } from '../invites/admit-sign-up.ts';
import { isDisabled } from './account-store.ts';

/** Return the gate for an issuer that is part of the product. An account that signs up has neither subject nor owner yet. */
export const openAccountGate = (db: Db, clock: Clock, policy: SignUpPolicy): AccountGate => ({
  admit: (digest) =>
    db.asIdentity({ issuer: '', subject: '' }, (tx) => admitSignUp(tx, policy, digest, new Date(clock.now()))),
  isDisabled: (identity) => db.asIdentity(identity, (tx) => isDisabled(tx, identity)),
});
