import { useQueries, useQuery } from '@tanstack/react-query';
import type { Day } from '../../../../core/domain/days/day.ts';
import { yearQuery } from '../../../data/reflections.ts';
import { monthOf } from '../../../features/reflections/month.ts';
import { type SearchedDate, searchedDates } from '../../../features/reflections/searched-date.ts';
import { useServerDay } from '../../../features/reflections/use-server-day.ts';

const earliestYear = 1970;
const yearOf = (day: Day) => Number(day.slice(0, 4));

// A write invalidates the years, so they need not be loaded with each search.
const loadedOnce = { refetchOnMount: true } as const;

/**
 * Return the dates to offer for a search. For a date without a year, these are the dates with reflections, once the
 * years are loaded. If they cannot be loaded, return the latest date and that of the year before.
 */
export function useOfferedDates(search: string): SearchedDate[] {
  const today = useServerDay();
  const possible = searchedDates(search, today, earliestYear);
  const isOfAnyYear = possible.length > 1;
  const present = useQuery({ ...yearQuery(yearOf(today)), ...loadedOnce, enabled: isOfAnyYear });
  const firstYear = present.data?.firstYear ?? yearOf(today);
  const dates = present.data ? possible.filter(({ day }) => yearOf(day) >= firstYear) : searchedDates(search, today);
  const years = useQueries({
    queries: dates.map(({ day }) => ({
      ...yearQuery(yearOf(day)),
      ...loadedOnce,
      enabled: isOfAnyYear && present.data !== undefined,
    })),
  });
  if (!isOfAnyYear) return possible;
  if (present.isLoading || years.some(({ isLoading }) => isLoading)) return [];
  return dates.filter(({ day, span }, index) => {
    const days = years[index]?.data?.days;
    return !days || days.some(({ localDate }) => localDate.startsWith(span === 'day' ? day : monthOf(day)));
  });
}
