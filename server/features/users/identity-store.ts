import type { IdentityKey, Tx } from '../../db/db.ts';
import { Refusal } from '../../errors/refusal.ts';

/** Return the user id of an identity, or null. Throw `account_disabled` if an operator disabled the account. */
export async function findOwner(tx: Tx, { issuer, subject }: IdentityKey): Promise<string | null> {
  const row = await tx
    .selectFrom('app.identities')
    .select(['user_id', 'disabled_at'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (row?.disabled_at) throw new Refusal('account_disabled');
  return row?.user_id ?? null;
}

/**
 * Return the identity of a user, or null if the user has none. The transaction must belong to this user. Throw
 * `account_disabled` if an operator disabled the account.
 */
export async function findOwnIdentity(tx: Tx, userId: string): Promise<IdentityKey | null> {
  const row = await tx
    .selectFrom('app.identities')
    .select(['issuer', 'subject', 'disabled_at'])
    .where('user_id', '=', userId)
    .orderBy('issuer')
    .executeTakeFirst();
  if (row?.disabled_at) throw new Refusal('account_disabled');
  return row ? { issuer: row.issuer, subject: row.subject } : null;
}

/** Map an identity to a user. Return false if another request has already mapped it. */
export async function insertIdentity(tx: Tx, { issuer, subject }: IdentityKey, userId: string): Promise<boolean> {
  const result = await tx
    .insertInto('app.identities')
    .values({ issuer, subject, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Return whether the user is an operator whose account is not disabled. The transaction must belong to this user. */
export async function findOperatorMark(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('app.identities')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('is_operator', '=', true)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
