import type { Reflection } from '../../../core/contract/reflection.ts';
import { dayAt } from '../../../core/domain/days/day.ts';
import { clockTime, weekdayName } from './format.ts';

/** Format the time of a submit as '6:42 PM' or, on another day than the reflection's, as 'sent Thursday, 7:30 AM'. */
export function sentTime({
  submittedAt,
  timezoneOffset,
  localDate,
}: Pick<Reflection, 'submittedAt' | 'timezoneOffset' | 'localDate'>): string {
  const day = dayAt(Date.parse(submittedAt), timezoneOffset);
  const time = clockTime(submittedAt, timezoneOffset);
  return day === localDate ? time : `sent ${weekdayName(day)}, ${time}`;
}
