import { sql } from 'kysely';
import type { StreakDay } from '../../../core/domain/stats/streak.ts';
import type { Tx } from '../../db/db.ts';

/** Every day of a person's ledger that is written or bridged: a row of three small values for each. */
export async function listStreakDays(tx: Tx, userId: string): Promise<StreakDay[]> {
  const { rows } = await sql<StreakDay>`
    select day, row->'written' <> '[]' as "isWritten", (row->'isBridged')::boolean as "isBridged"
    from app.days
    where user_id = ${userId} and (row->'written' <> '[]' or (row->'isBridged')::boolean)`.execute(tx);
  return rows;
}
