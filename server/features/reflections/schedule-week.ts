import { hasDangerPhrase } from '../../../core/domain/danger.ts';
import type { Day } from '../../../core/domain/day.ts';
import { SUMMARY_REFLECTIONS_MIN } from '../../../core/domain/limits.ts';
import { isRemakeDue, summaryDueAt } from '../../../core/domain/summary-due.ts';
import { weekEnd, weekStartOf } from '../../../core/domain/week.ts';
import type { Tx } from '../../db/db.ts';
import { zoneOffsetAt } from '../users/zone-offset.ts';
import { listDueWeeks, putDueWeek } from './due-week-store.ts';
import { countDays } from './reflection-store.ts';

/** Where a person is: the offset in force and, if the client said it, the zone's name. */
export type Whereabouts = { readonly offset: number; readonly timeZone: string | null; readonly nowMs: number };

/** When the week ends for this person. A known zone tells what the offset will be after a clock change in between. */
function dueAt(weekStart: Day, { offset, timeZone, nowMs }: Whereabouts): number {
  const plain = summaryDueAt(weekStart, offset);
  if (timeZone === null || zoneOffsetAt(timeZone, nowMs) !== offset) return plain;
  return summaryDueAt(weekStart, zoneOffsetAt(timeZone, plain) ?? offset);
}

/** The week's summary as far as it decides whether it may be made anew; null while there is none. */
async function findMade(tx: Tx, userId: string, weekStart: Day): Promise<{ readonly wasRemade: boolean } | null> {
  const summary = await tx
    .selectFrom('app.summaries')
    .select('remade')
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .executeTakeFirst();
  return summary === undefined ? null : { wasRemade: summary.remade };
}

/** Takes a week's summary off the cards at once; the job that follows writes it anew. */
async function withholdSummary(tx: Tx, userId: string, weekStart: Day): Promise<void> {
  await tx
    .updateTable('app.summary_versions')
    .set({ careful: true })
    .where('user_id', '=', userId)
    .where('week_start', '=', weekStart)
    .execute();
}

/** A week with words that are new to it. */
export type ChangedWeek = {
  readonly weekStart: Day;
  /** How many reflections it now has. */
  readonly count: number;
  readonly content: string;
};

/**
 * Puts a week with new words on the schedule of summaries, in the transaction that stores them and under the person's
 * lock. Where its summary is there already, words of harm take effect at once: it could be shared meanwhile.
 */
export async function scheduleWeek(
  tx: Tx,
  userId: string,
  { weekStart, count, content }: ChangedWeek,
  where: Whereabouts,
): Promise<void> {
  if (count < SUMMARY_REFLECTIONS_MIN) return;
  const dueAtMs = dueAt(weekStart, where);
  const made = await findMade(tx, userId, weekStart);
  const holdsHarm = made !== null && hasDangerPhrase(content);
  if (made !== null && !isRemakeDue(made.wasRemade, holdsHarm)) return;
  if (holdsHarm) await withholdSummary(tx, userId, weekStart);
  await putDueWeek(tx, userId, weekStart, new Date(holdsHarm ? Math.min(dueAtMs, where.nowMs) : dueAtMs));
}

/** The same for a reflection that was rewritten: only words of harm change a summary, or one that is being written. */
export async function scheduleEditedWeek(
  tx: Tx,
  userId: string,
  { day, content }: { readonly day: Day; readonly content: string },
  where: Whereabouts,
): Promise<void> {
  const weekStart = weekStartOf(day);
  const waiting = (await listDueWeeks(tx, userId)).find((week) => week.week_start === weekStart);
  const isBegun = waiting?.claimed_until || (await findMade(tx, userId, weekStart)) !== null;
  if (!isBegun || !hasDangerPhrase(content)) return;
  const count = await countDays(tx, userId, weekStart, weekEnd(weekStart));
  await scheduleWeek(tx, userId, { weekStart, count, content }, where);
}

/** Moves what waits on the schedule after a believed change of zone. */
export async function rescheduleWeeks(tx: Tx, userId: string, where: Whereabouts): Promise<void> {
  for (const { week_start } of await listDueWeeks(tx, userId)) {
    await putDueWeek(tx, userId, week_start, new Date(dueAt(week_start, where)));
  }
}
