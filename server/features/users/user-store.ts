import type { Selectable } from 'kysely';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';

export type UserRow = Selectable<Schema['app.users']>;

/** The columns of a user that come from the identity. */
export type UserProfile = Pick<UserRow, 'email' | 'first_name' | 'last_name' | 'picture'>;

/** Create a user without a ledger or a zone. The user's first request with an offset adds both. */
export async function insertUser(tx: Tx, userId: string, profile: UserProfile, now: Date): Promise<void> {
  await tx
    .insertInto('app.users')
    .values({ user_id: userId, ...profile, time_zone: null, created_at: now, updated_at: now })
    .execute();
}

/** Lock and return the user's row. Callers must hold this lock to change the user's ledger. */
export async function lockUser(tx: Tx, userId: string): Promise<UserRow | null> {
  const row = await tx.selectFrom('app.users').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
  return row ?? null;
}

export async function findUser(tx: Tx, userId: string): Promise<UserRow | null> {
  const row = await tx.selectFrom('app.users').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row ?? null;
}

export type UserChange = Partial<Omit<UserRow, 'user_id' | 'created_at'>>;

export async function updateUser(tx: Tx, userId: string, change: UserChange): Promise<void> {
  await tx.updateTable('app.users').set(change).where('user_id', '=', userId).execute();
}
