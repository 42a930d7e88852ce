import { hasDangerPhrase } from '../../../core/domain/danger/danger.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { weekEnd, weekStartOf } from '../../../core/domain/days/week.ts';
import { SUMMARY_REFLECTIONS_MIN } from '../../../core/domain/limits.ts';
import { isRemakeDue, summaryDueAt } from '../../../core/domain/summaries/summary-due.ts';
import type { Tx } from '../../db/db.ts';
import type { ChangedWeek, CurrentZone, WeekListener } from '../../deps/deps.ts';
import { countWritten } from '../reflections/reflection-store.ts';
import { zoneOffsetAt } from '../users/zone-offset.ts';
import { listDueWeeks, putDueWeek } from './due-week-store.ts';
import { eraseTexts, eraseWeek } from './erase-week.ts';
import { findReplaced, markVersionsCareful } from './summary-store.ts';

/**
 * Return when a week's summary is due (epoch ms). If the zone's name is known, use the offset that the zone will have
 * when the summary is due.
 */
function weekDueAt(weekStart: Day, { offset, timeZone, nowMs }: CurrentZone): number {
  const dueAt = summaryDueAt(weekStart, offset);
  if (timeZone === null || zoneOffsetAt(timeZone, nowMs) !== offset) return dueAt;
  return summaryDueAt(weekStart, zoneOffsetAt(timeZone, dueAt) ?? offset);
}

/**
 * Schedule the summary of a week that has a new or changed reflection. A stored summary is written again only for the
 * first late reflection of its week, or for a phrase of harm. A phrase of harm also marks the stored versions as
 * careful at once, so that the user cannot share them until the new summary is stored.
 */
async function scheduleWeek(
  tx: Tx,
  userId: string,
  { weekStart, count, content }: ChangedWeek,
  zone: CurrentZone,
): Promise<void> {
  if (count < SUMMARY_REFLECTIONS_MIN) return;
  const dueAtMs = weekDueAt(weekStart, zone);
  const summary = await findReplaced(tx, userId, weekStart);
  const holdsHarm = summary !== null && hasDangerPhrase(content);
  if (summary !== null && !summary.isEmpty && !isRemakeDue(summary.wasReplaced, holdsHarm)) return;
  if (holdsHarm) await markVersionsCareful(tx, userId, weekStart);
  await putDueWeek(tx, userId, weekStart, new Date(holdsHarm ? Math.min(dueAtMs, zone.nowMs) : dueAtMs));
}

/** Updates the schedule of weekly summaries when reflections or zones change. */
export const weekScheduler: WeekListener = {
  reflectionAdded: scheduleWeek,

  /**
   * Schedule the week of an edited reflection, but only if the edit contains a phrase of harm and the week's summary is
   * stored or being written.
   */
  reflectionEdited: async (tx, userId, { day, content }, zone) => {
    if (!hasDangerPhrase(content)) return;
    const weekStart = weekStartOf(day);
    const dueWeek = (await listDueWeeks(tx, userId)).find((week) => week.week_start === weekStart);
    const isStarted = dueWeek?.claimed_until || (await findReplaced(tx, userId, weekStart)) !== null;
    if (!isStarted) return;
    const count = await countWritten(tx, userId, weekStart, weekEnd(weekStart));
    await scheduleWeek(tx, userId, { weekStart, count, content }, zone);
  },

  /**
   * Delete the texts of the week's summary at once. Write the summary again if the week still has enough reflections.
   * If the summary was only scheduled, its due time does not change. If a worker is writing the summary, the worker
   * loses its claim and stores nothing.
   */
  reflectionDeleted: async (tx, userId, { weekStart, count }, now) => {
    if (count < SUMMARY_REFLECTIONS_MIN) return eraseWeek(tx, userId, weekStart);
    const hadSummary = await eraseTexts(tx, userId, weekStart);
    const waiting = (await listDueWeeks(tx, userId)).find((week) => week.week_start === weekStart);
    const dueAt = hadSummary ? now : waiting?.due_at;
    if (dueAt !== undefined) await putDueWeek(tx, userId, weekStart, dueAt);
  },

  zoneChanged: async (tx, userId, zone) => {
    for (const { week_start } of await listDueWeeks(tx, userId)) {
      await putDueWeek(tx, userId, week_start, new Date(weekDueAt(week_start, zone)));
    }
  },
};
