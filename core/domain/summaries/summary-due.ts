// When a week's summary is due (DESIGN 3.10): the week has ended for its person, Monday 04:00 local. Weeks are of ledger
// days. A late reflection of that week makes it anew, once; one with
// words of harm always does.
import { addDays, type Day, instantOf } from '../days/day.ts';
import { SUMMARY_DUE_SECONDS_OF_DAY, WEEK_DAYS } from '../limits.ts';

/** The instant (epoch ms) from which the summary of a week may be made: the next Monday at 04:00 under the offset. */
export function summaryDueAt(weekStart: Day, offset: number): number {
  return instantOf(addDays(weekStart, WEEK_DAYS), SUMMARY_DUE_SECONDS_OF_DAY, offset);
}

/** Whether words that came after a week's summary make it anew. `holdsHarm`: they say outright that somebody is to be hurt. */
export const isRemakeDue = (wasRemade: boolean, holdsHarm: boolean): boolean => !wasRemade || holdsHarm;
