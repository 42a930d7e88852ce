import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Day } from '../../../core/domain/day.ts';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';

export type DueWeekRow = Selectable<Schema['app.due_weeks']>;

/**
 * Puts a week on the schedule, or moves it. Each time it gets another generation, so that a worker which took the week
 * before loses its claim, and a job that ran before is not mistaken for the one that is needed now.
 */
export async function putDueWeek(tx: Tx, userId: string, weekStart: Day, dueAt: Date): Promise<void> {
  await tx
    .insertInto('app.due_weeks')
    .values({
      user_id: userId,
      week_start: weekStart,
      due_at: dueAt,
      generation: sql<number>`1 + coalesce((
        select s.generation from app.summaries s where s.user_id = ${userId} and s.week_start = ${weekStart}
      ), 0)`,
      claimed_until: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'week_start']).doUpdateSet((eb) => ({
        due_at: eb.ref('excluded.due_at'),
        generation: eb('app.due_weeks.generation', '+', 1),
        claimed_until: null,
        tries: 0,
        failed: null,
      })),
    )
    .execute();
}

/** The weeks of a person that wait for their summary, seldom more than one. */
export function listDueWeeks(tx: Tx, userId: string): Promise<DueWeekRow[]> {
  return tx.selectFrom('app.due_weeks').selectAll().where('user_id', '=', userId).orderBy('week_start').execute();
}
