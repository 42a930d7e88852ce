// "On this day" shows the same date in earlier years, oldest first, then 6, 3 and 1 months ago. A date that does not
// exist in an earlier month, such as 31 February, is skipped.

import { ON_THIS_DAY_MONTHS, ON_THIS_DAY_YEARS_MAX } from '../limits.ts';
import { type Day, isDay } from './day.ts';

export type Ago = { readonly unit: 'year' | 'month'; readonly count: number };

const MONTHS_PER_YEAR = 12;

/** Return the dates of "on this day" for `today`, in the order in which they are shown. */
export function daysLikeToday(today: Day): { readonly day: Day; readonly ago: Ago }[] {
  const years = Array.from({ length: ON_THIS_DAY_YEARS_MAX }, (_, index) => ON_THIS_DAY_YEARS_MAX - index);
  const agos: Ago[] = [
    ...years.map((count) => ({ unit: 'year' as const, count })),
    ...ON_THIS_DAY_MONTHS.map((count) => ({ unit: 'month' as const, count })),
  ];
  return agos.map((ago) => ({ ago, day: dayAgo(today, ago) })).filter(({ day }) => isDay(day));
}

/** Return 'a year ago' or '3 months ago', or null if "on this day" does not show the day. */
export function agoWords(day: Day, today: Day): string | null {
  const ago = daysLikeToday(today).find((like) => like.day === day)?.ago;
  if (ago === undefined) return null;
  return ago.count === 1 ? `a ${ago.unit} ago` : `${ago.count} ${ago.unit}s ago`;
}

function dayAgo(today: Day, { unit, count }: Ago): string {
  const months = Number(today.slice(0, 4)) * MONTHS_PER_YEAR + Number(today.slice(5, 7)) - 1;
  const then = months - count * (unit === 'year' ? MONTHS_PER_YEAR : 1);
  const year = String(Math.floor(then / MONTHS_PER_YEAR)).padStart(4, '0');
  const month = String((then % MONTHS_PER_YEAR) + 1).padStart(2, '0');
  return `${year}-${month}-${today.slice(8)}`;
}
