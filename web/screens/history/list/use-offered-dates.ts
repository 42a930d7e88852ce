import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Day } from '../../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../../core/domain/days/week.ts';
import { offeredDates, yearQuery } from '../../../data/reflections.ts';
import { monthOf } from '../../../features/reflections/month.ts';
import { type SearchedDate, searchedDates } from '../../../features/reflections/searched-date.ts';
import { useServerDay } from '../../../features/reflections/use-server-day.ts';

const earliestYear = 1970;
const yearOf = (day: Day) => Number(day.slice(0, 4));

function isIn({ day, span }: SearchedDate, localDate: Day): boolean {
  if (span === 'week') return weekStartOf(localDate) === weekStartOf(day);
  return localDate.startsWith(span === 'day' ? day : monthOf(day));
}

/**
 * Return the dates that have reflections, or whose year cannot be loaded. Load one year at a time, because the server
 * processes only a few requests of a user at once; a year that is cached is not loaded again until a write.
 */
async function withReflections(
  client: QueryClient,
  dates: readonly SearchedDate[],
  today: Day,
): Promise<SearchedDate[]> {
  const { firstYear } = await client.fetchQuery(yearQuery(yearOf(today)));
  const found: SearchedDate[] = [];
  for (const date of dates.filter(({ day }) => firstYear !== null && yearOf(day) >= firstYear)) {
    const year = await client.fetchQuery(yearQuery(yearOf(date.day))).catch(() => null);
    if (!year || year.days.some(({ localDate }) => isIn(date, localDate))) found.push(date);
  }
  return found;
}

/**
 * Return the dates to offer for a search. For a date without a year, these are the dates with reflections, once the
 * years are loaded. If they cannot be loaded, return the latest date and that of the year before.
 */
export function useOfferedDates(search: string): readonly SearchedDate[] {
  const client = useQueryClient();
  const today = useServerDay();
  const possible = searchedDates(search, today, earliestYear);
  const isOfAnyYear = possible.length > 1;
  const { data, isError } = useQuery({
    queryKey: [offeredDates, search, today],
    queryFn: () => withReflections(client, possible, today),
    enabled: isOfAnyYear,
    refetchOnMount: 'always',
    gcTime: 0,
  });
  if (!isOfAnyYear) return possible;
  return data ?? (isError ? searchedDates(search, today) : []);
}
