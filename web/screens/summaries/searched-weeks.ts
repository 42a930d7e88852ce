import type { Day } from '../../../core/domain/days/day.ts';
import { monthOfWeek, weekStartOf } from '../../../core/domain/days/week.ts';
import { monthOf } from '../../features/reflections/month.ts';
import { searchedDates } from '../../features/reflections/searched-date.ts';

type SearchedWeeks = {
  /** Return whether the week of a given Monday belongs to the searched date. */
  readonly has: (monday: Day) => boolean;
  /** Return whether the search names this week itself or a day in it. */
  readonly names: (monday: Day) => boolean;
};

/**
 * Return the weeks of a searched date. A searched day or week has one week. A searched month or year has the weeks that
 * the list shows in that month or year. A date without a year has weeks of every year from `firstYear`.
 */
export function searchedWeeks(search: string, today: Day, firstYear: number): SearchedWeeks {
  const dates = searchedDates(search, today, firstYear);
  const names = (monday: Day) =>
    dates.some(({ day, span }) => (span === 'day' || span === 'week') && monday === weekStartOf(day));
  const inLongerSpan = (monday: Day) =>
    dates.some(
      ({ day, span }) =>
        (span === 'month' && monthOfWeek(monday) === monthOf(day)) ||
        (span === 'year' && monthOfWeek(monday).startsWith(day.slice(0, 4))),
    );
  return { has: (monday) => names(monday) || inLongerSpan(monday), names };
}
