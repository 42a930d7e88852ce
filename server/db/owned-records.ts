import { type RawBuilder, sql } from 'kysely';

/**
 * Return SQL for the `from` clause of an insert of many rows with the same owner: each record of `json`, together with
 * the owner's id as `u.user_id`. The user's row tells a distributed database which worker stores the rows. Without it,
 * the coordinator would send them by COPY, which row-level security forbids.
 */
export const ownedRecords = (userId: string, json: string): RawBuilder<unknown> =>
  sql`(select user_id from app.users where user_id = ${userId}::uuid) u cross join jsonb_to_recordset(${json}::jsonb)`;
