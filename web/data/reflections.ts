import { queryOptions } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';
import type { SearchOrder, YearReflections } from '../../core/contract/reflections.ts';
import type { Day } from '../../core/domain/days/day.ts';
import { SEARCH_PAGE_REFLECTIONS } from '../../core/domain/limits.ts';
import { callApi, pathOf } from './api/api.ts';
import { staleOnOpen } from './refetch-on-return.ts';

// Cached answers never go stale by themselves, but a write invalidates queries that may not be on the screen.
const refetchIfInvalidated = { refetchOnMount: true } as const;

/** Query the latest reflections. Home shows them beside the week and the statistics: fetch all three when it opens. */
export function latestReflectionsQuery(limit: number, localDay: Day) {
  return queryOptions({
    ...refetchIfInvalidated,
    staleTime: staleOnOpen,
    queryKey: [pathOf('listReflections'), { limit }, localDay],
    queryFn: ({ signal }): Promise<Reflection[]> => callApi('listReflections', { query: { limit }, signal }),
  });
}

/** The first element of the query keys in older-pages.ts. */
export const olderPages = 'older pages';

/** Fetch at most `limit` (1 to 100) reflections that are older than the one with the id `before`, newest first. */
export function fetchOlder(limit: number, before: string): Promise<Reflection[]> {
  return callApi('listReflections', { query: { limit, before } });
}

export function weekReflectionsQuery(weekStart: Day) {
  return queryOptions({
    ...refetchIfInvalidated,
    staleTime: staleOnOpen,
    queryKey: [pathOf('weekReflections'), weekStart],
    queryFn: ({ signal }): Promise<Reflection[]> => callApi('weekReflections', { query: { weekStart }, signal }),
  });
}

/**
 * Query the reflections between two instants (ISO 8601). Fetch them again when they are shown: another device may have
 * changed them.
 */
export function calendarQuery(start: string, end: string) {
  return queryOptions({
    ...refetchIfInvalidated,
    staleTime: staleOnOpen,
    queryKey: [pathOf('calendarReflections'), start, end],
    queryFn: ({ signal }): Promise<Reflection[]> => callApi('calendarReflections', { query: { start, end }, signal }),
    retry: false,
  });
}

/** Query the days of a year that have reflections. Fetch them each time the year is shown. */
export function yearQuery(year: number) {
  return queryOptions({
    queryKey: [pathOf('yearReflections'), year],
    queryFn: ({ signal }): Promise<YearReflections> => callApi('yearReflections', { query: { year }, signal }),
    refetchOnMount: 'always',
  });
}

/** The first element of the keys of queries for the dates that a search offers. */
export const offeredDates = 'offered dates';

/** Query the reflections of this calendar day in earlier years or months. */
export function onThisDayQuery(localDay: Day) {
  return queryOptions({
    queryKey: [pathOf('onThisDay'), localDay],
    queryFn: ({ signal }): Promise<Reflection[]> => callApi('onThisDay', { signal }),
  });
}

export type ReflectionSearch = { readonly words: string; readonly order: SearchOrder };

/**
 * Return at least 25 results of a search, or all that are left. In a very large journal, one API call searches only a
 * part of it, so several calls may be necessary.
 */
async function fetchFound(
  { words, order }: ReflectionSearch,
  before: string | undefined,
  signal?: AbortSignal,
): Promise<Reflection[]> {
  const found: Reflection[] = [];
  for (let from = before; ; ) {
    const answer = await callApi('searchReflections', { body: { q: words, order, before: from }, signal });
    if (Array.isArray(answer)) return [...found, ...answer];
    found.push(...answer.reflections);
    if (found.length >= SEARCH_PAGE_REFLECTIONS) return found;
    from = answer.before;
  }
}

/** Query the first reflections that contain every word in their text or question. */
export function searchQuery(search: ReflectionSearch) {
  return queryOptions({
    queryKey: [pathOf('searchReflections'), search.words, search.order],
    queryFn: ({ signal }) => fetchFound(search, undefined, signal),
    refetchOnMount: 'always',
  });
}

/** Fetch the next results of a search. `before` is the id of the last result shown. */
export const fetchMoreFound = (search: ReflectionSearch, before: string): Promise<Reflection[]> =>
  fetchFound(search, before);
