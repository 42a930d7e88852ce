import { type RawBuilder, sql } from 'kysely';

/**
 * Return SQL for the `from` of an insert of many rows of one owner: `u.user_id`, beside each record of `json`. The row of
 * the user tells a distributed database which worker has the rows. Without it the coordinator would send them by COPY,
 * which row-level security forbids.
 */
export const ownedRecords = (userId: string, json: string): RawBuilder<unknown> =>
  sql`(select user_id from app.users where user_id = ${userId}::uuid) u cross join jsonb_to_recordset(${json}::jsonb)`;
