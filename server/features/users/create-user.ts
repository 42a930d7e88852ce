import type { Db, Tx } from '../../db/db.ts';
import { Refusal } from '../../errors/refusal.ts';
import { insertEvent } from '../security/event-store.ts';
import type { Account } from './account-store.ts';
import { isErased } from './erased-identity-store.ts';
import { findOwner, insertIdentity } from './identity-store.ts';
import { insertUser, type UserProfile } from './user-store.ts';

/** Create a user, and record the security event `account_created`. The transaction must belong to this user. */
export async function createUser(tx: Tx, userId: string, profile: UserProfile, at: Date): Promise<void> {
  await insertUser(tx, userId, profile, at);
  await insertEvent(tx, userId, { kind: 'account_created' }, at);
}

/**
 * Create the user of an account that never opened the product, so that an operator can change or delete the account.
 * Return the account with the id of this user. The user has no name; the account's first request adds the name. An
 * account that has a user is returned unchanged. Throw `not_found` if the account was deleted meanwhile.
 */
export async function createMissingUser(db: Db, account: Account, newId: () => string): Promise<Account> {
  if (account.hasOpened) return account;
  const userId = await db.asIdentity(account, async (tx, becomeOwner) => {
    if (await isErased(tx, account, account.createdAt.getTime())) return null;
    const fresh = newId();
    if (!(await insertIdentity(tx, account, fresh))) return findOwner(tx, account);
    await becomeOwner(fresh);
    const profile = { email: account.email, first_name: '', last_name: '', picture: null };
    await createUser(tx, fresh, profile, account.createdAt);
    return fresh;
  });
  if (userId === null) throw new Refusal('not_found');
  return { ...account, userId, hasOpened: true };
}
