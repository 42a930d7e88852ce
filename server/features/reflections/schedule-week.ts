import type { Day } from '../../../core/domain/day.ts';
import { SUMMARY_REFLECTIONS_MIN } from '../../../core/domain/limits.ts';
import { isRemakeDue, summaryDueAt } from '../../../core/domain/summary-due.ts';
import type { Tx } from '../../db/db.ts';
import { listDueWeeks, putDueWeek } from './due-week-store.ts';
import { zoneOffsetAt } from './zone-offset.ts';

/** Where a person is: the offset in force and, if the client said it, the zone's name. */
export type Whereabouts = { readonly offset: number; readonly timeZone: string | null; readonly nowMs: number };

/** When the week ends for this person. A known zone tells what the offset will be after a clock change in between. */
function dueAt(weekStart: Day, { offset, timeZone, nowMs }: Whereabouts): number {
  const plain = summaryDueAt(weekStart, offset);
  if (timeZone === null || zoneOffsetAt(timeZone, nowMs) !== offset) return plain;
  return summaryDueAt(weekStart, zoneOffsetAt(timeZone, plain) ?? offset);
}

/** Whether a summary of the week is there already that this reflection may not change any more. */
async function isSettled(tx: Tx, userId: string, weekStart: Day, submittedAtMs: number): Promise<boolean> {
  const summary = await tx
    .selectFrom('app.summaries')
    .select(['generated_at', 'remade'])
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .executeTakeFirst();
  if (summary === undefined) return false;
  const made = { generatedAtMs: summary.generated_at.getTime(), wasRemade: summary.remade };
  return !isRemakeDue(made, submittedAtMs);
}

/**
 * Puts a week with a new reflection on the schedule of summaries, in the submit's own transaction. `count` is how many
 * reflections the week now has.
 */
export async function scheduleWeek(
  tx: Tx,
  userId: string,
  week: { readonly weekStart: Day; readonly count: number },
  where: Whereabouts,
): Promise<void> {
  if (week.count < SUMMARY_REFLECTIONS_MIN) return;
  const dueAtMs = dueAt(week.weekStart, where);
  if (dueAtMs <= where.nowMs && (await isSettled(tx, userId, week.weekStart, where.nowMs))) return;
  await putDueWeek(tx, userId, week.weekStart, new Date(dueAtMs));
}

/** Moves what waits on the schedule after a believed change of zone. */
export async function rescheduleWeeks(tx: Tx, userId: string, where: Whereabouts): Promise<void> {
  for (const { week_start } of await listDueWeeks(tx, userId)) {
    await putDueWeek(tx, userId, week_start, new Date(dueAt(week_start, where)));
  }
}
