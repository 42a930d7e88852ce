import { type RawBuilder, sql } from 'kysely';

/**
 * Return SQL for the `from` clause of an insert of many rows with the same owner: each record of `json`, together with
 * the owner's id as `u.user_id`. The id is read from the user's row, which tells a distributed database which worker
 * stores the rows. Otherwise the coordinator would send the rows by COPY, which row-level security forbids.
 */
export const ownedRecords = (userId: string, json: string): RawBuilder<unknown> =>
  sql`(select user_id from app.users where user_id = ${userId}::uuid) u cross join jsonb_to_recordset(${json}::jsonb)`;
