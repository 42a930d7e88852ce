import type { Day } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { monthOf } from '../../features/reflections/month.ts';
import { searchedDates } from '../../features/reflections/searched-date.ts';
import { monthOfWeek } from './month-groups.ts';

/**
 * Return a function that says whether the week of a given Monday belongs to the searched date. A searched day or
 * week has one week. A searched month or year has the weeks that the list shows in that month or year.
 */
export function searchedWeeks(search: string, today: Day): (monday: Day) => boolean {
  const dates = searchedDates(search, today);
  return (monday) =>
    dates.some(({ day, span }) => {
      if (span === 'day' || span === 'week') return monday === weekStartOf(day);
      return monthOfWeek(monday).startsWith(span === 'month' ? monthOf(day) : day.slice(0, 4));
    });
}
