import type { Reflection } from '../../../core/contract/reflection.ts';
import { dayAt } from '../../../core/domain/days/day.ts';
import { isTimeKnown } from '../../../core/domain/days/known-time.ts';
import { clockTime, weekdayName } from './format.ts';

const noBreakSpace = '\u00a0';

/**
 * Format the time of a submit as '6:42 PM' or, on another day than the reflection's, as 'sent Thursday, 7:30 AM'.
 * Return '' for an imported entry of which only the day is known.
 */
export function sentTime({
  submittedAt,
  timezoneOffset,
  localDate,
  importedFrom,
}: Pick<Reflection, 'submittedAt' | 'timezoneOffset' | 'localDate' | 'importedFrom'>): string {
  const submittedMs = Date.parse(submittedAt);
  if (importedFrom && !isTimeKnown(localDate, submittedMs, timezoneOffset)) return '';
  const day = dayAt(submittedMs, timezoneOffset);
  const time = clockTime(submittedAt, timezoneOffset);
  return day === localDate ? time : `sent ${weekdayName(day)}, ${time.replace(' ', noBreakSpace)}`;
}
