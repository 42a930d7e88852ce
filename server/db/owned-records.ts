import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for the `from` clause of an insert: each record of `json`, with the id of the common owner as `u.user_id`. The id
 * is read from the owner's row, so that Citus knows which worker stores the new rows. Otherwise, Citus would use COPY,
 * which row-level security forbids.
 */
export const ownedRecords = (userId: string, json: string): RawBuilder<unknown> =>
  sql`(select user_id from app.users where user_id = ${userId}::uuid) u cross join jsonb_to_recordset(${json}::jsonb)`;
