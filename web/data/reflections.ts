import { queryOptions } from '@tanstack/react-query';
import type { Reflection } from '../../core/contract/reflection.ts';
import type { CurrentWindow } from '../../core/contract/reflections.ts';
import type { ReflectionType } from '../../core/contract/values.ts';
import type { Day } from '../../core/domain/days/day.ts';
import { callApi, isUnauthorized, pathOf } from './api.ts';

/** The current window's answer and when it came, so that its `serverNow` can be carried on without a wall clock. */
export type KnownWindow = CurrentWindow & {
  /** `performance.now()` at arrival, milliseconds. */
  readonly receivedAtMs: number;
};

type WindowQuestion = { timezoneOffset: number; localDay: Day; type?: ReflectionType | undefined };

const currentRetries = 2;

// A never-stale cache still has to ask again for what a write has invalidated while nobody was looking at it.
const askAgainWhenInvalidated = { refetchOnMount: true } as const;

/** What is open now; of one type when given. The key carries the local day, so that midnight asks anew. */
export function currentWindowQuery({ timezoneOffset, localDay, type }: WindowQuestion) {
  return queryOptions({
    ...askAgainWhenInvalidated,
    queryKey: [pathOf('getCurrentWindow'), type ?? 'any', localDay, timezoneOffset],
    // Without its signal: a question that is cancelled forgets what was kept for it while it was asked.
    queryFn: async (): Promise<KnownWindow> => {
      const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      const body = { timezoneOffset, ...(type ? { type } : {}), ...(timeZone ? { timeZone } : {}) };
      const answer = await callApi('getCurrentWindow', { body });
      return { ...answer, receivedAtMs: performance.now() };
    },
    retry: (failures, error) => failures < currentRetries && !isUnauthorized(error),
  });
}

/** The latest reflections, newest first. */
export function latestReflectionsQuery(limit: number, localDay: Day) {
  return queryOptions({
    ...askAgainWhenInvalidated,
    queryKey: [pathOf('listReflections'), { limit }, localDay],
    queryFn: ({ signal }): Promise<Reflection[]> => callApi('listReflections', { query: { limit }, signal }),
  });
}

/** The reflections of the week that begins on `weekStart`. */
export function weekReflectionsQuery(weekStart: Day) {
  return queryOptions({
    ...askAgainWhenInvalidated,
    queryKey: [pathOf('weekReflections'), weekStart],
    queryFn: ({ signal }): Promise<Reflection[]> => callApi('weekReflections', { query: { weekStart }, signal }),
  });
}

/** The reflections between two instants, ISO 8601. */
export function calendarQuery(start: string, end: string) {
  return queryOptions({
    ...askAgainWhenInvalidated,
    queryKey: [pathOf('calendarReflections'), start, end],
    queryFn: ({ signal }): Promise<Reflection[]> => callApi('calendarReflections', { query: { start, end }, signal }),
    retry: false,
  });
}
