import type { Day } from '../../../core/domain/days/day.ts';
import type { Month } from './month.ts';

// Days are calendar dates without a zone: written out as UTC they never slip to a neighbour.
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

/** 'Friday, November 20, 2026'. */
export const longDay = (day: Day): string => longFormat.format(noonOf(day));

/** 'Nov 20, 2026'. */
export const cardDay = (day: Day): string => cardFormat.format(noonOf(day));

/** 'November 2026', of a 'YYYY-MM'. */
export const monthName = (month: Month): string => monthFormat.format(noonOf(`${month}-01`));

/** 'Friday'. */
export const weekdayName = (day: Day): string => weekdayFormat.format(noonOf(day));

/** 'November 20, 2026', of an instant in the zone of an offset (minutes). */
export const longDate = (instant: string, timezoneOffset: number): string =>
  longDateFormat.format(shifted(instant, timezoneOffset));

/** '6:42 PM', of an instant in the zone of an offset (minutes). */
export const clockTime = (instant: string, timezoneOffset: number): string =>
  timeFormat.format(shifted(instant, timezoneOffset));

function shifted(instant: string, timezoneOffset: number): Date {
  return new Date(Date.parse(instant) - timezoneOffset * 60_000);
}
