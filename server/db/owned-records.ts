import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for the `from` clause of an insert of many rows with one owner: each record of `json`, with the owner's id as
 * `u.user_id`. Reading the id from the user's row tells Citus which worker stores the rows; otherwise Citus would use
 * COPY, which row-level security forbids.
 */
export const ownedRecords = (userId: string, json: string): RawBuilder<unknown> =>
  sql`(select user_id from app.users where user_id = ${userId}::uuid) u cross join jsonb_to_recordset(${json}::jsonb)`;
