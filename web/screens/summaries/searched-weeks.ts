import type { Day } from '../../../core/domain/days/day.ts';
import { monthOfWeek, weekStartOf } from '../../../core/domain/days/week.ts';
import { monthOf } from '../../features/reflections/month.ts';
import { searchedDates } from '../../features/reflections/searched-date.ts';

/**
 * Return a function that says whether the week of a given Monday belongs to the searched date. A searched day or
 * week has one week. A searched month or year has the weeks that the list shows in that month or year. A date without a
 * year has weeks of every year from `firstYear`.
 */
export function searchedWeeks(search: string, today: Day, firstYear: number): (monday: Day) => boolean {
  const dates = searchedDates(search, today, firstYear);
  return (monday) =>
    dates.some(({ day, span }) => {
      if (span === 'day' || span === 'week') return monday === weekStartOf(day);
      return monthOfWeek(monday).startsWith(span === 'month' ? monthOf(day) : day.slice(0, 4));
    });
}
