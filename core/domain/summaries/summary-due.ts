// When a week's summary is due: from 04:00 local time on the Monday after the week. Weeks consist of ledger days. A
// late reflection for the week replaces its summary once. A late reflection with a danger phrase always replaces the
// summary.
import { addDays, type Day, instantOf } from '../days/day.ts';
import { SUMMARY_DUE_SECONDS_OF_DAY, WEEK_DAYS } from '../limits.ts';

/** Return the instant (epoch ms) from which a week's summary may be written: the next Monday at 04:00 local time. */
export function summaryDueAt(weekStart: Day, offset: number): number {
  return instantOf(addDays(weekStart, WEEK_DAYS), SUMMARY_DUE_SECONDS_OF_DAY, offset);
}

/** Whether a late reflection replaces the week's summary. `holdsHarm`: the reflection has a danger phrase. */
export const isRemakeDue = (wasRemade: boolean, holdsHarm: boolean): boolean => !wasRemade || holdsHarm;
