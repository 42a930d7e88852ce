// A summary is due from 04:00 local time on the Monday after its week. A late reflection replaces it once; a late
// reflection with a danger phrase always does.
import { addDays, type Day, instantOf } from '../days/day.ts';
import { SUMMARY_DUE_SECONDS_OF_DAY, WEEK_DAYS } from '../limits.ts';

/** Return the instant (epoch ms) from which the summary may be written. */
export function summaryDueAt(weekStart: Day, offset: number): number {
  return instantOf(addDays(weekStart, WEEK_DAYS), SUMMARY_DUE_SECONDS_OF_DAY, offset);
}

/** Whether a late reflection replaces the summary. `holdsHarm`: the reflection has a danger phrase. */
export const isRemakeDue = (wasRemade: boolean, holdsHarm: boolean): boolean => !wasRemade || holdsHarm;
