import type { QueryClient } from '@tanstack/react-query';
import type { BodyInput } from '../../core/contract/entry.ts';
import type { Reflection } from '../../core/contract/reflection.ts';
import type { createReflection as createReflectionCall } from '../../core/contract/reflections.ts';
import { weekStartOf } from '../../core/domain/days/week.ts';
import { callApi, pathOf } from './api.ts';
import { type KnownWindow, weekReflectionsQuery } from './reflections.ts';
import { withinTime } from './within-time.ts';

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
async function write(client: QueryClient, call: (signal: AbortSignal) => Promise<Reflection>): Promise<Reflection> {
  const stored = await withinTime(writeLimitMs, call);
  // An answer from before the write must not come after it.
  await client.cancelQueries({ queryKey: [pathOf('getCurrentWindow')] });
  showStored(client, stored);
  void invalidateAfterWrite(client);
  return stored;
}

/** The uid of who wrote the words, and in whose name alone they go out. */
type Written = { readonly owner: string };

/** A create: the body of the call and the key that makes a repeat harmless. */
export type NewReflection = BodyInput<typeof createReflectionCall> & { readonly idempotencyKey: string } & Written;

/** Hands a new reflection in. Sending the same key again answers what is stored already. */
export function createReflection(
  client: QueryClient,
  { idempotencyKey, owner, ...body }: NewReflection,
): Promise<Reflection> {
  const headers = { 'idempotency-key': idempotencyKey };
  return write(client, (signal) => callApi('createReflection', { body, headers, signal, owner }));
}

/** A rewrite of a stored reflection; `revision` is the one that the writer saw. */
export type ReflectionRewrite = { id: string; content: string; revision: number; timezoneOffset: number } & Written;

/** Rewrites a reflection; refused with `stale_revision` when it has changed elsewhere since. */
export function updateReflection(
  client: QueryClient,
  { id, content, revision, timezoneOffset, owner }: ReflectionRewrite,
): Promise<Reflection> {
  return write(client, (signal) =>
    callApi('updateReflection', {
      params: { id },
      query: { timezone: timezoneOffset },
      headers: { 'if-match': String(revision) },
      body: { content },
      signal,
      owner,
    }),
  );
}
