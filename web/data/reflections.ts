import { queryOptions } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';
import type { YearReflections } from '../../core/contract/reflections.ts';
import type { Day } from '../../core/domain/days/day.ts';
import { callApi, pathOf } from './api.ts';

// The cache never goes stale, but a write may have invalidated a query while it was not on the screen.
const refetchIfInvalidated = { refetchOnMount: true } as const;

/** The latest reflections, newest first. */
export function latestReflectionsQuery(limit: number, localDay: Day) {
  return queryOptions({
    ...refetchIfInvalidated,
    queryKey: [pathOf('listReflections'), { limit }, localDay],
    queryFn: ({ signal }): Promise<Reflection[]> => callApi('listReflections', { query: { limit }, signal }),
  });
}

/** Fetch at most `limit` (1 to 100) reflections that are older than the one with the id `before`, newest first. */
export function fetchOlder(limit: number, before: string): Promise<Reflection[]> {
  return callApi('listReflections', { query: { limit, before } });
}

/** The reflections of the week that begins on `weekStart`. */
export function weekReflectionsQuery(weekStart: Day) {
  return queryOptions({
    ...refetchIfInvalidated,
    queryKey: [pathOf('weekReflections'), weekStart],
    queryFn: ({ signal }): Promise<Reflection[]> => callApi('weekReflections', { query: { weekStart }, signal }),
  });
}

/** The reflections between two instants, ISO 8601. */
export function calendarQuery(start: string, end: string) {
  return queryOptions({
    ...refetchIfInvalidated,
    queryKey: [pathOf('calendarReflections'), start, end],
    queryFn: ({ signal }): Promise<Reflection[]> => callApi('calendarReflections', { query: { start, end }, signal }),
    retry: false,
  });
}

/** The days of a year that have reflections. Fetched each time the year is shown. */
export function yearQuery(year: number) {
  return queryOptions({
    queryKey: [pathOf('yearReflections'), year],
    queryFn: ({ signal }): Promise<YearReflections> => callApi('yearReflections', { query: { year }, signal }),
    refetchOnMount: 'always',
  });
}

/** The reflections of this day in earlier years or months. */
export function onThisDayQuery(localDay: Day) {
  return queryOptions({
    queryKey: [pathOf('onThisDay'), localDay],
    queryFn: ({ signal }): Promise<Reflection[]> => callApi('onThisDay', { signal }),
  });
}

/** The first 25 reflections that contain every word of the search. */
export function searchQuery(search: string) {
  return queryOptions({
    queryKey: [pathOf('searchReflections'), search],
    queryFn: ({ signal }): Promise<Reflection[]> => callApi('searchReflections', { body: { q: search }, signal }),
    refetchOnMount: 'always',
  });
}

/** Fetch the next 25 results of a search. `before` is the id of the last result shown. */
export function fetchMoreFound(search: string, before: string): Promise<Reflection[]> {
  return callApi('searchReflections', { body: { q: search, before } });
}
