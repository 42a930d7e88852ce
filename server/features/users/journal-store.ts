import { type Selectable, sql } from 'kysely';
import type { IdentityKey, Tx } from '../../db/db.ts';
import { type JsonBatches, runBatches } from '../../db/json-batches.ts';
import { ownedRecords } from '../../db/owned-records.ts';
import { readInPages } from '../../db/read-in-pages.ts';
import type { Schema } from '../../db/schema.ts';
import type { UserChange } from './user-store.ts';

// Queries for export, import and account deletion, on the tables that this folder owns.

export type DayRecord = Selectable<Schema['app.days']>;

/** Yield the days of a user's ledger, oldest first. */
export const eachDay = (tx: Tx, userId: string): AsyncGenerator<DayRecord> =>
  readInPages((last, limit) => {
    const query = tx.selectFrom('app.days').selectAll().where('user_id', '=', userId);
    return (last === null ? query : query.where('day', '>', last.day)).orderBy('day').limit(limit).execute();
  });

/** Return the ids of all prompts that were assigned to the user's days, without duplicates. */
export async function listGivenPromptIds(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct p.id from app.days d, unnest(array[d.evening_prompt_id, d.deep_prompt_id]) p (id)
    where d.user_id = ${userId} and p.id is not null`.execute(tx);
  return rows.map(({ id }) => id);
}

export const listIdentities = (tx: Tx, userId: string): Promise<IdentityKey[]> =>
  tx
    .selectFrom('app.identities')
    .select(['issuer', 'subject'])
    .where('user_id', '=', userId)
    .orderBy('issuer')
    .orderBy('subject')
    .execute();

/** Replace the ledger and the settings of an empty account with those of an imported download. */
export async function replaceLedger(
  tx: Tx,
  userId: string,
  user: UserChange & { readonly created_at: Date },
  days: JsonBatches,
): Promise<void> {
  await tx.deleteFrom('app.days').where('user_id', '=', userId).execute();
  await tx.updateTable('app.users').set(user).where('user_id', '=', userId).execute();
  await runBatches(
    tx,
    days,
    (json) => sql`
      insert into app.days (user_id, day, row, evening_prompt_id, deep_prompt_id)
      select u.user_id, r.* from ${ownedRecords(userId, json)}
        as r (day date, row jsonb, evening_prompt_id uuid, deep_prompt_id uuid)`,
  );
}

export async function eraseUser(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('app.days').where('user_id', '=', userId).execute();
  await tx.deleteFrom('app.identities').where('user_id', '=', userId).execute();
  await tx.deleteFrom('app.users').where('user_id', '=', userId).execute();
}
