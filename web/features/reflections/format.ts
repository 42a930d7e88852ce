import { type Day, dayAt, daysBetween } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { clockText } from '../../../core/domain/texts/limit-texts.ts';
import type { Month } from './month.ts';

// The first use of `Intl.DateTimeFormat` takes 60 ms on a slow phone, so these functions do without it.

/** The English names of the weekdays. The first is Monday. */
export const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** The English names of the months. */
export const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

const yearOf = (date: Day | Month) => Number(date.slice(0, 4));
const monthOnly = (date: Day | Month) => months[Number(date.slice(5, 7)) - 1] ?? '';
const dayOfMonth = (day: Day) => Number(day.slice(8));

export const weekdayName = (day: Day): string => weekdays[daysBetween(weekStartOf(day), day)] ?? '';

/** Format a month as 'November 2026'. */
export const monthName = (month: Month): string => `${monthOnly(month)} ${yearOf(month)}`;

/** Format a day as 'Friday, November 20'. */
export const dayWithoutYear = (day: Day): string => `${weekdayName(day)}, ${monthOnly(day)} ${dayOfMonth(day)}`;

/** Format a day as 'Friday, November 20, 2026'. */
export const longDay = (day: Day): string => `${dayWithoutYear(day)}, ${yearOf(day)}`;

/** Format a day as 'Nov 20, 2026'. */
export const cardDay = (day: Day): string => `${monthOnly(day).slice(0, 3)} ${dayOfMonth(day)}, ${yearOf(day)}`;

/** Format an instant at an offset (minutes) as 'November 20, 2026'. */
export function longDate(instant: string, timezoneOffset: number): string {
  const day = dayAt(Date.parse(instant), timezoneOffset);
  return `${monthOnly(day)} ${dayOfMonth(day)}, ${yearOf(day)}`;
}

/** Format an instant at an offset (minutes) as '6:42 PM'. */
export function clockTime(instant: string, timezoneOffset: number): string {
  const local = new Date(Date.parse(instant) - timezoneOffset * 60_000);
  return clockText(local.getUTCHours() * 3_600 + local.getUTCMinutes() * 60, ' ');
}
