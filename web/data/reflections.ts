import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '../../core/contract/entry.ts';
import type { Reflection } from '../../core/contract/reflection.ts';
import type { CurrentWindow, createReflection } from '../../core/contract/reflections.ts';
import type { ReflectionType } from '../../core/contract/values.ts';
import type { Day } from '../../core/domain/day.ts';
import { weekStartOf } from '../../core/domain/week.ts';
import { callApi, isUnauthorized, pathOf } from './api.ts';
import { withinTime } from './within-time.ts';

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
    queryFn: async ({ signal }): Promise<KnownWindow> => {
      const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      const body = { timezoneOffset, ...(type ? { type } : {}), ...(timeZone ? { timeZone } : {}) };
      const answer = await callApi('getCurrentWindow', { body, signal });
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

/**
 * Tells every list, calendar, week, window and summary that something was written. The stats are only marked, to be
 * asked at their own time after a submit or when they are next shown.
 */
export async function invalidateAfterWrite(client: QueryClient): Promise<void> {
  const touched = ['listReflections', 'calendarReflections', 'weekReflections', 'getCurrentWindow'] as const;
  await Promise.all([
    ...touched.map((call) => client.invalidateQueries({ queryKey: [pathOf(call)] })),
    // A late Sunday reflection makes its week's summary anew.
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/summaries/') }),
    client.invalidateQueries({ queryKey: [pathOf('getStats')], refetchType: 'none' }),
  ]);
}

/** Puts a stored reflection where home looks first, so that it never shows as unwritten until the server is asked. */
function showStored(client: QueryClient, stored: Reflection): void {
  const withStored = (list: Reflection[]) =>
    list.some(({ id }) => id === stored.id)
      ? list.map((each) => (each.id === stored.id ? stored : each))
      : [stored, ...list];
  const isItsWindow = ({ window }: KnownWindow) =>
    window.type === stored.type && Date.parse(window.availableFrom) === Date.parse(stored.availableFrom);

  const week = weekReflectionsQuery(weekStartOf(stored.localDate)).queryKey;
  client.setQueryData(week, (list) => list && withStored(list));
  for (const [key, list] of client.getQueriesData<Reflection[]>({ queryKey: [pathOf('listReflections')] })) {
    const { limit } = key[1] as { limit: number };
    if (list) client.setQueryData(key, withStored(list).slice(0, limit));
  }
  for (const [key, known] of client.getQueriesData<KnownWindow>({ queryKey: [pathOf('getCurrentWindow')] })) {
    if (known && isItsWindow(known)) client.setQueryData(key, { ...known, existingReflection: stored });
  }
}

const writeLimitMs = 20_000;

/** A write that is given up after 20 s (its key or revision makes the next try harmless) and invalidates on success. */
function useWrite<Input>(call: (input: Input, signal: AbortSignal) => Promise<Reflection>) {
  const client = useQueryClient();
  return async (input: Input): Promise<Reflection> => {
    const stored = await withinTime(writeLimitMs, (signal) => call(input, signal));
    showStored(client, stored);
    void invalidateAfterWrite(client);
    return stored;
  };
}

/** A create: the body of the call and the key that makes a repeat harmless. */
export type NewReflection = BodyInput<typeof createReflection> & { readonly idempotencyKey: string };

/** Hands a new reflection in. Sending the same key again answers what is stored already. */
export function useCreateReflection(): (reflection: NewReflection) => Promise<Reflection> {
  return useWrite(({ idempotencyKey, ...body }, signal) =>
    callApi('createReflection', { body, headers: { 'idempotency-key': idempotencyKey }, signal }),
  );
}

/** A rewrite of a stored reflection; `revision` is the one that the writer saw. */
export type ReflectionRewrite = { id: string; content: string; revision: number; timezoneOffset: number };

/** Rewrites a reflection; refused with `stale_revision` when it has changed elsewhere since. */
export function useUpdateReflection(): (rewrite: ReflectionRewrite) => Promise<Reflection> {
  return useWrite(({ id, content, revision, timezoneOffset }, signal) =>
    callApi('updateReflection', {
      params: { id },
      query: { timezone: timezoneOffset },
      headers: { 'if-match': String(revision) },
      body: { content },
      signal,
    }),
  );
}
