import type { RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Day } from '../../../core/domain/days/day.ts';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';
import type { Lease } from '../../jobs/job.ts';
import { findGeneration, listErasedWeeks } from './summary-store.ts';

/**
 * Schedule a week's summary, or change when it is due. Increase the generation of the week: a worker that is writing
 * the summary then loses its claim and stores nothing.
 */
export async function putDueWeek(tx: Tx, userId: string, weekStart: Day, dueAt: Date): Promise<void> {
  // Use a separate query, because a distributed database may store the summary and the schedule on different machines.
  const written = await findGeneration(tx, userId, weekStart);
  await tx
    .insertInto('app.due_weeks')
    .values({
      user_id: userId,
      week_start: weekStart,
      due_at: dueAt,
      generation: written + 1,
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

export function listDueWeeks(tx: Tx, userId: string): Promise<Selectable<Schema['app.due_weeks']>[]> {
  return tx.selectFrom('app.due_weeks').selectAll().where('user_id', '=', userId).orderBy('week_start').execute();
}

/** Return the scheduled weeks whose summary has no text, because a reflection was deleted, oldest first. */
export async function listRewrittenWeeks(tx: Tx, userId: string): Promise<Day[]> {
  const erased = await listErasedWeeks(tx, userId);
  if (erased.length === 0) return [];
  const due = await listDueWeeks(tx, userId);
  return due.filter((week) => week.failed === null && erased.includes(week.week_start)).map((week) => week.week_start);
}

/** Why a week's summary failed permanently: the writer threw too often, or too many workers died while writing. */
export type WeekFault = 'writer_failed' | 'worker_lost';

/** A week that this worker has claimed until `until`, to write its summary. `attempt` counts from 1. */
export type ClaimedWeek = {
  readonly userId: string;
  readonly weekStart: Day;
  readonly generation: number;
  readonly attempt: number;
  readonly until: Date;
};

type Claim = Omit<ClaimedWeek, 'until'> & { readonly failed: string | null };

/**
 * The query of `claimDueWeek`. Without `materialized`, PostgreSQL may run the subquery once per row of the table and
 * lock a different week each time.
 */
export function claimQuery({ now, until }: Lease, maxAttempts: number): RawBuilder<Claim> {
  const lost: WeekFault = 'worker_lost';
  return sql<Claim>`
    with due as materialized (
      select user_id, week_start from app.due_weeks d
      where due_at <= ${now} and failed is null and (claimed_until is null or claimed_until <= ${now})
        and not exists (
          select 1 from app.due_weeks e
          where e.user_id = d.user_id and e.week_start < d.week_start and e.failed is null
            and (e.due_at <= ${now} or e.tries > 0)
        )
      order by due_at, user_id, week_start limit 1 for update skip locked
    )
    update app.due_weeks w set
      claimed_until = case when w.tries < ${maxAttempts} then ${until}::timestamptz end,
      tries = least(w.tries + 1, ${maxAttempts}),
      failed = case when w.tries >= ${maxAttempts} then ${lost} end
    from due
    where w.user_id = due.user_id and w.week_start = due.week_start
    returning w.user_id as "userId", w.week_start as "weekStart", w.generation, w.tries as attempt, w.failed`;
}

/**
 * Claim the week that has been due for the longest time, or return null if no week is due. The sweeper role claims
 * weeks of all users, and an owner only their own weeks. While an earlier week of the same user is due or waits for
 * another attempt, a week is not claimed: its text says how it compares with earlier summaries. If `maxAttempts`
 * workers died while writing a week, mark this week as failed and claim the next one.
 */
export async function claimDueWeek(tx: Tx, lease: Lease, maxAttempts: number): Promise<ClaimedWeek | null> {
  for (;;) {
    const [row] = (await claimQuery(lease, maxAttempts).execute(tx)).rows;
    if (row === undefined) return null;
    const { failed, ...week } = row;
    if (failed === null) return { ...week, until: lease.until };
  }
}

/** Remove a written week from the schedule. Return false if the lease was lost: the caller must store nothing. */
export async function finishDueWeek(tx: Tx, { userId, weekStart, generation, until }: ClaimedWeek): Promise<boolean> {
  const result = await tx
    .deleteFrom('app.due_weeks')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('generation', '=', generation)
    .where('claimed_until', '=', until)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** End a failed attempt: schedule the next one at `retryAt`, or mark the week as failed if `retryAt` is null. */
export async function retryDueWeek(
  tx: Tx,
  { userId, weekStart, generation, until }: ClaimedWeek,
  retryAt: Date | null,
): Promise<void> {
  const failed: WeekFault = 'writer_failed';
  await tx
    .updateTable('app.due_weeks')
    .set({ claimed_until: null, ...(retryAt === null ? { failed } : { due_at: retryAt }) })
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('generation', '=', generation)
    .where('claimed_until', '=', until)
    .execute();
}
