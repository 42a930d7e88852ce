import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Day } from '../../../core/domain/days/day.ts';
import type { Tx } from '../../db/db.ts';
import type { Schema } from '../../db/schema.ts';

/**
 * Schedule a week, or change its due time. Each call increases the generation, so that a worker which is writing the
 * week loses its claim and stores nothing.
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

/** Return the scheduled weeks of a user, rarely more than one. */
export function listDueWeeks(tx: Tx, userId: string): Promise<Selectable<Schema['app.due_weeks']>[]> {
  return tx.selectFrom('app.due_weeks').selectAll().where('user_id', '=', userId).orderBy('week_start').execute();
}

type Claimed = { readonly userId: string; readonly weekStart: Day; readonly generation: number };

/** After this many a week is given up: the queue tries again with a growing pause, so that is minutes later. */
const mostTries = 6;

/** Why a week was given up: its writer threw, or whoever took it never came back. */
export type WeekFault = 'writer_failed' | 'worker_lost';

/** How a worker's try to take a week ended. */
export type Claim = 'taken' | 'not_due' | 'held_by_another';

/**
 * Takes a due week until `until`; a week that was moved, made anew, done or given up is not due under this generation.
 */
export async function claimDueWeek(
  tx: Tx,
  { userId, weekStart, generation }: Claimed,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<Claim> {
  const week = await tx
    .selectFrom('app.due_weeks')
    .select(['claimed_until', 'tries'])
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('generation', '=', generation)
    .where('due_at', '<=', now)
    .where('failed', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (week === undefined) return 'not_due';
  if (week.claimed_until !== null && week.claimed_until > now) return 'held_by_another';
  const isLost = week.tries >= mostTries;
  const lost: { failed: WeekFault } = { failed: 'worker_lost' };
  await tx
    .updateTable('app.due_weeks')
    .set(isLost ? lost : { claimed_until: until, tries: week.tries + 1 })
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .execute();
  return isLost ? 'not_due' : 'taken';
}

/** Takes the week off the schedule; false when the claim was lost meanwhile, and nothing may be stored then. */
export async function finishDueWeek(tx: Tx, { userId, weekStart, generation }: Claimed, until: Date): Promise<boolean> {
  const result = await tx
    .deleteFrom('app.due_weeks')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('generation', '=', generation)
    .where('claimed_until', '=', until)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Gives a week back that could not be written, so that the next try need not wait; after too many it is given up. */
export async function releaseDueWeek(tx: Tx, { userId, weekStart, generation }: Claimed, until: Date): Promise<void> {
  const fault: WeekFault = 'writer_failed';
  await tx
    .updateTable('app.due_weeks')
    .set((eb) => ({
      claimed_until: null,
      failed: eb.case().when('tries', '>=', mostTries).then(fault).else(null).end(),
    }))
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .where('generation', '=', generation)
    .where('claimed_until', '=', until)
    .execute();
}

export type DueWeek = {
  readonly userId: string;
  readonly weekStart: Day;
  readonly generation: number;
  readonly dueAt: Date;
};

/** The next page of weeks due, of all people, in the order of the schedule's index; nobody else's work in progress. */
export async function pageOfDueWeeks(tx: Tx, now: Date, after: DueWeek | null, limit: number): Promise<DueWeek[]> {
  const due = tx
    .selectFrom('app.due_weeks')
    .select(['user_id', 'week_start', 'generation', 'due_at'])
    .where('due_at', '<=', now)
    .where('failed', 'is', null)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]));
  const page =
    after === null
      ? due
      : due.where((eb) =>
          eb(eb.refTuple('due_at', 'user_id', 'week_start'), '>', eb.tuple(after.dueAt, after.userId, after.weekStart)),
        );
  const rows = await page.orderBy('due_at').orderBy('user_id').orderBy('week_start').limit(limit).execute();
  return rows.map(({ user_id, week_start, generation, due_at }) => ({
    userId: user_id,
    weekStart: week_start,
    generation,
    dueAt: due_at,
  }));
}
