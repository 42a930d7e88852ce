import type { Day } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { monthOf } from '../../features/reflections/month.ts';
import { searchedDates } from '../../features/reflections/searched-date.ts';
import { monthOfWeek } from './month-groups.ts';

/**
 * Return a function that says whether a search names the week of a Monday. A day names its week; a month or a year
 * names the weeks that the list has in it.
 */
export function searchedWeeks(search: string, today: Day): (monday: Day) => boolean {
  const dates = searchedDates(search, today);
  return (monday) =>
    dates.some(({ day, span }) => {
      if (span === 'day') return monday === weekStartOf(day);
      return monthOfWeek(monday).startsWith(span === 'month' ? monthOf(day) : day.slice(0, 4));
    });
}
