import { addDays, type Day } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { WEEK_DAYS } from '../../../core/domain/limits.ts';
import { weekdays } from './format.ts';
import { addMonths, firstDayOf, monthOf } from './month.ts';

export type DateSpan = 'day' | 'week' | 'month' | 'year';

const numbers = 'no one two three four five six seven eight nine ten'.split(' ');

/** Return the first day of the span that is `count` days, weeks, months or years before the one of `today`. */
export function startBefore(today: Day, count: number, span: DateSpan): Day {
  if (span === 'day') return addDays(today, -count);
  if (span === 'week') return addDays(weekStartOf(today), -count * WEEK_DAYS);
  if (span === 'month') return firstDayOf(addMonths(monthOf(today), -count));
  return `${Number(today.slice(0, 4)) - count}-01-01`;
}

/**
 * Return the span that English words name relative to today, such as "yesterday", "last week", "2 days ago" or
 * "monday". A weekday is the latest such day, which may be today; after "last", it is before today. Return null for any
 * other words.
 */
export function relativeDate(text: string, today: Day): { readonly start: Day; readonly span: DateSpan } | null {
  const days = ['today', 'yesterday'].indexOf(text);
  if (days >= 0) return { start: addDays(today, -days), span: 'day' };

  const [, which, name = ''] = /^(?:(this|last) )?([a-z]+)$/.exec(text) ?? [];
  if (which !== undefined && /^(?:week|month|year)$/.test(name)) {
    const span = name as DateSpan;
    return { start: startBefore(today, which === 'last' ? 1 : 0, span), span };
  }
  const weekday = weekdays.findIndex((each) => each.toLowerCase() === name);
  if (weekday >= 0 && which !== 'this') {
    const latest = which === 'last' ? addDays(today, -1) : today;
    const inWeek = addDays(weekStartOf(latest), weekday);
    return { start: inWeek > latest ? addDays(inWeek, -WEEK_DAYS) : inWeek, span: 'day' };
  }

  const [, count = '', unit] = /^(\d{1,3}|[a-z]+) (day|week|month|year)s? ago$/.exec(text) ?? [];
  const number = /^an?$/.test(count) ? 1 : /^\d/.test(count) ? Number(count) : numbers.indexOf(count);
  if (unit === undefined || number < 1) return null;
  const span = unit as DateSpan;
  return { start: startBefore(today, number, span), span };
}
