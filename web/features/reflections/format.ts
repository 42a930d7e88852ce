import type { Day } from '../../../core/domain/days/day.ts';
import type { Month } from './month.ts';

// A day has no time zone. Format it in UTC, because in another zone it could become the day before or after.
const inUtc = { timeZone: 'UTC' } as const;
const locale = 'en-US';

const longFormat = new Intl.DateTimeFormat(locale, {
  ...inUtc,
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const cardFormat = new Intl.DateTimeFormat(locale, { ...inUtc, month: 'short', day: 'numeric', year: 'numeric' });
const monthFormat = new Intl.DateTimeFormat(locale, { ...inUtc, month: 'long', year: 'numeric' });
const weekdayFormat = new Intl.DateTimeFormat(locale, { ...inUtc, weekday: 'long' });
const longDateFormat = new Intl.DateTimeFormat(locale, { ...inUtc, year: 'numeric', month: 'long', day: 'numeric' });
const timeFormat = new Intl.DateTimeFormat(locale, { ...inUtc, hour: 'numeric', minute: '2-digit' });

const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`);

/** Format a day as 'Friday, November 20, 2026'. */
export const longDay = (day: Day): string => longFormat.format(noonOf(day));

/** Format a day as 'Nov 20, 2026'. */
export const cardDay = (day: Day): string => cardFormat.format(noonOf(day));

/** Format a month as 'November 2026'. */
export const monthName = (month: Month): string => monthFormat.format(noonOf(`${month}-01`));

export const weekdayName = (day: Day): string => weekdayFormat.format(noonOf(day));

/** Format an instant at an offset (minutes) as 'November 20, 2026'. */
export const longDate = (instant: string, timezoneOffset: number): string =>
  longDateFormat.format(shifted(instant, timezoneOffset));

/** Format an instant at an offset (minutes) as '6:42 PM'. */
export const clockTime = (instant: string, timezoneOffset: number): string =>
  timeFormat.format(shifted(instant, timezoneOffset));

function shifted(instant: string, timezoneOffset: number): Date {
  return new Date(Date.parse(instant) - timezoneOffset * 60_000);
}
