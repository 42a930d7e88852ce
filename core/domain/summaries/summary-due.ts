// A summary is due from 04:00 local time on the Monday after its week. The first reflection
// that arrives after the summary was written causes a new summary. Further late reflections cause one only if they have a
// danger phrase.
import { addDays, type Day, instantOf } from '../days/day.ts';
import { SUMMARY_DUE_SECONDS_OF_DAY, WEEK_DAYS } from '../limits.ts';

/** Return the instant (epoch ms) from which the summary may be written. */
export function summaryDueAt(weekStart: Day, offset: number): number {
  return instantOf(addDays(weekStart, WEEK_DAYS), SUMMARY_DUE_SECONDS_OF_DAY, offset);
}

/** Return whether a late reflection replaces the summary. `holdsHarm`: the reflection has a danger phrase. */
export const isRemakeDue = (wasRemade: boolean, holdsHarm: boolean): boolean => !wasRemade || holdsHarm;
