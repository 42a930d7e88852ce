import { queryOptions } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';
import type { YearReflections } from '../../core/contract/reflections.ts';
import type { Day } from '../../core/domain/days/day.ts';
import { callApi, pathOf } from './api.ts';

/** The reflections before one of them, newest first, at most `limit` (1 to 100). */
export function fetchOlder(limit: number, before: string): Promise<Reflection[]> {
  return callApi('listReflections', { query: { limit, before } });
}

/** The first 25 reflections that have every word of the search. */
export function searchQuery(search: string) {
  return queryOptions({
    queryKey: [pathOf('searchReflections'), search],
    queryFn: ({ signal }): Promise<Reflection[]> => callApi('searchReflections', { body: { q: search }, signal }),
    refetchOnMount: 'always',
  });
}

/** The next 25 of a search, after the last one that is shown. */
export function fetchMoreFound(search: string, before: string): Promise<Reflection[]> {
  return callApi('searchReflections', { body: { q: search, before } });
}

/** The days of a year that have reflections. Asked anew whenever the year is shown. */
export function yearQuery(year: number) {
  return queryOptions({
    queryKey: [pathOf('yearReflections'), year],
    queryFn: ({ signal }): Promise<YearReflections> => callApi('yearReflections', { query: { year }, signal }),
    refetchOnMount: 'always',
  });
}

/** What was written on this day years or months ago. */
export function onThisDayQuery(localDay: Day) {
  return queryOptions({
    queryKey: [pathOf('onThisDay'), localDay],
    queryFn: ({ signal }): Promise<Reflection[]> => callApi('onThisDay', { signal }),
  });
}
