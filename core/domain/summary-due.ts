// When a week's summary is due (DESIGN 3.10): the week has ended for its person, Monday 04:00 local, and has 4 or more
// reflections. Weeks are of ledger days.
import { addDays, type Day, dayAt, instantOf } from './day.ts';
import { SUMMARY_DUE_SECONDS_OF_DAY, SUMMARY_REFLECTIONS_MIN, WEEK_DAYS } from './limits.ts';
import { weekStartOf } from './week.ts';

/** The instant (epoch ms) from which the summary of a week may be made: the next Monday at 04:00 under the offset. */
export function summaryDueAt(weekStart: Day, offset: number): number {
  return instantOf(addDays(weekStart, WEEK_DAYS), SUMMARY_DUE_SECONDS_OF_DAY, offset);
}

/** Whether the summary is to be made now: the week is over for the person, and it has enough reflections. */
export function isSummaryDue(weekStart: Day, reflectionCount: number, offset: number, nowMs: number): boolean {
  return reflectionCount >= SUMMARY_REFLECTIONS_MIN && nowMs >= summaryDueAt(weekStart, offset);
}

/** The latest week that has ended by `nowMs` for a person under the offset, known by its Monday. */
export function latestEndedWeek(nowMs: number, offset: number): Day {
  const untilDueMs = SUMMARY_DUE_SECONDS_OF_DAY * 1_000;
  const startedWeek = weekStartOf(dayAt(nowMs - untilDueMs, offset));
  return addDays(startedWeek, -WEEK_DAYS);
}

/**
 * Whether a summary that was made is to be made anew: a reflection of that week has been handed in since, and it was
 * not made anew before. Instants in epoch ms.
 */
export function isRemakeDue(
  summary: { readonly generatedAtMs: number; readonly wasRemade: boolean },
  latestSubmittedAtMs: number,
): boolean {
  return !summary.wasRemade && latestSubmittedAtMs > summary.generatedAtMs;
}
