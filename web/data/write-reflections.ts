import type { Query, QueryClient } from '@tanstack/react-query';
import type { BodyInput } from '../../core/contract/base/entry.ts';
import type { Reflection } from '../../core/contract/reflection.ts';
import type { createReflection as createReflectionCall } from '../../core/contract/reflections.ts';
import { weekStartOf } from '../../core/domain/days/week.ts';
import { callApi, pathOf } from './api/api.ts';
import type { KnownWindow } from './current-window.ts';
import { storeAnswersAgain } from './offline-cache.ts';
import { offeredDates, olderPages, weekReflectionsQuery } from './reflections.ts';

/** Time limit of a write. The idempotency key or the revision makes a repeated write harmless. */
const writeTimeoutMs = 20_000;

const isSummary = ({ queryKey }: Query) => String(queryKey[0]).startsWith('/api/summaries/');

/**
 * Discard what was requested before a change and is never fetched again: the early answers, and the older pages of lists
 * that are not on the screen. With 'all', a list on the screen begins with its first page again.
 */
export function discardRequested(client: QueryClient, lists: 'inactive' | 'all'): void {
  delete window.inwardEarlyAnswers;
  if (lists === 'all') void client.resetQueries({ queryKey: [olderPages] });
  else client.removeQueries({ queryKey: [olderPages], predicate: (query) => query.getObserversCount() === 0 });
}

/**
 * Invalidate every list, calendar, week, year, window and summary after a write. By default, the stats are marked stale
 * but not fetched: `milestoneAfterSubmit` fetches them later.
 */
export async function invalidateAfterWrite(
  client: QueryClient,
  fetchedStats: 'none' | 'active' = 'none',
): Promise<void> {
  discardRequested(client, 'inactive');
  const touched: string[] = (
    [
      'listReflections',
      'calendarReflections',
      'weekReflections',
      'yearReflections',
      'onThisDay',
      'searchReflections',
      'getCurrentWindow',
    ] as const
  ).map(pathOf);
  touched.push(offeredDates);
  // After a late Sunday reflection, the server rewrites the summary of that week.
  const isTouched = (query: Query) => isSummary(query) || touched.some((path) => path === query.queryKey[0]);
  await Promise.all([
    client.invalidateQueries({ predicate: isTouched }),
    client.invalidateQueries({ queryKey: [pathOf('getStats')], refetchType: fetchedStats }),
  ]);
}

function changeLists(client: QueryClient, id: string, change: (list: Reflection[]) => Reflection[]): void {
  for (const query of client.getQueryCache().getAll()) {
    const { data } = query.state;
    if (Array.isArray(data) && data.some((each) => each?.id === id)) query.setData(change(data), { manual: true });
  }
}

/** Put a stored reflection into every cached list that contains it, and into the queries of the home screen. */
function showStored(client: QueryClient, stored: Reflection): void {
  changeLists(client, stored.id, (list) => list.map((each) => (each.id === stored.id ? stored : each)));
  const withStored = (list: Reflection[]) => (list.some(({ id }) => id === stored.id) ? list : [stored, ...list]);
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

/** Show a reflection as the server has it, and fetch the lists again. */
export async function updateCaches(client: QueryClient, stored: Reflection): Promise<Reflection> {
  // Otherwise, a window that was requested before the write could overwrite the cache after the write.
  await client.cancelQueries({ queryKey: [pathOf('getCurrentWindow')] });
  showStored(client, stored);
  void invalidateAfterWrite(client);
  return stored;
}

/** `owner` is the uid of the author. The text is sent only while this user is signed in. */
type Written = { readonly owner: string };

/** The body and an idempotency key, which makes a repeated call harmless. */
type NewReflection = BodyInput<typeof createReflectionCall> & { readonly idempotencyKey: string } & Written;

/** Submit a new reflection. If the call repeats a key, return the reflection that is already stored. */
export async function createReflection(
  client: QueryClient,
  { idempotencyKey, owner, ...body }: NewReflection,
): Promise<Reflection> {
  const headers = { 'idempotency-key': idempotencyKey };
  const stored = await callApi('createReflection', { body, headers, owner, timeoutMs: writeTimeoutMs });
  return updateCaches(client, stored);
}

/** A new text for a stored reflection. `revision` is the revision that the user saw. */
type ReflectionRewrite = { id: string; content: string; revision: number; timezoneOffset: number } & Written;

/** Update a stored reflection. The server answers `stale_revision` when `revision` is not the latest. */
export async function updateReflection(
  client: QueryClient,
  { id, content, revision, timezoneOffset, owner }: ReflectionRewrite,
): Promise<Reflection> {
  const stored = await callApi('updateReflection', {
    params: { id },
    query: { timezone: timezoneOffset },
    headers: { 'if-match': String(revision) },
    body: { content },
    owner,
    timeoutMs: writeTimeoutMs,
  });
  return updateCaches(client, stored);
}

/** Delete a stored reflection. The server answers `stale_revision` when `revision` is not the latest. */
export async function deleteReflection({
  id,
  revision,
  owner,
}: Pick<ReflectionRewrite, 'id' | 'revision' | 'owner'>): Promise<void> {
  const headers = { 'if-match': String(revision) };
  await callApi('deleteReflection', { params: { id }, headers, owner, timeoutMs: writeTimeoutMs });
}

/** How long after a deletion the summaries are fetched again. By then, the server has usually rewritten the week's. */
const summaryAgainMs = 5_000;

/**
 * Remove a reflection that the server has deleted, and everything that may quote it, from memory and from the offline
 * cache.
 */
export async function forgetReflection(client: QueryClient, id: string): Promise<void> {
  changeLists(client, id, (list) => list.filter((each) => each.id !== id));
  const quotes = (query: Query) => isSummary(query) || query.queryKey[0] === pathOf('getCurrentWindow');
  client.removeQueries({ type: 'inactive', predicate: quotes });
  void invalidateAfterWrite(client, 'active');
  setTimeout(() => void client.invalidateQueries({ predicate: isSummary, refetchType: 'all' }), summaryAgainMs);
  await storeAnswersAgain(client);
}
