import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Summary } from '../../core/contract/summaries.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { memoryStore } from '../../testing/memory-store.ts';
import { openWindow, reflectionOf, shutWindow, summaryOf } from '../../testing/reflections.ts';
import { currentWindowQuery } from './current-window.ts';
import { cacheAnswersOffline, refetchUntilAnswered } from './offline-cache.ts';
import { createQueryClient } from './query-client.ts';
import { latestReflectionsQuery } from './reflections.ts';
import { statsQuery } from './stats.ts';
import { summariesQuery, summaryQuery, summaryVersionsQuery } from './summaries.ts';
import { forgetReflection } from './write-reflections.ts';

const hourMs = 3_600_000;
const list = 'GET /api/reflections';
const current = 'POST /api/reflections/current';
const stats = { currentStreak: 4, longestStreak: 9, totalReflections: 12, thisWeekCount: 2 };

const stops: (() => void)[] = [];
let store: ReturnType<typeof memoryStore>;
beforeEach(() => {
  store = memoryStore();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Simulate an app start: the query cache is empty, but the store still holds the answers of earlier starts. */
function start(): QueryClient {
  const client = createQueryClient(() => undefined);
  stops.push(cacheAnswersOffline(client, store));
  return client;
}

const settled = (query: Promise<unknown>) => query.catch(() => undefined);

test('shows a stored list when offline, even on a later day, and leaves the query in the error state', async () => {
  const reflection = reflectionOf();
  fakeApi({ [list]: { body: [reflection] } });
  await settled(start().fetchQuery({ ...latestReflectionsQuery(100, '2026-11-20'), retry: false }));
  fakeApi({ [list]: 'offline' });
  const later = start();
  const query = latestReflectionsQuery(100, '2026-11-21');
  await settled(later.fetchQuery({ ...query, retry: false }));
  await vi.waitFor(() => expect(later.getQueryData(query.queryKey)).toEqual([reflection]));
  expect(later.getQueryState(query.queryKey)).toMatchObject({ status: 'error' });
  expect(later.getQueryData(latestReflectionsQuery(5, '2026-11-21').queryKey)).toBeUndefined();
});

test('does not show the stored stats of another day as today’s stats', async () => {
  fakeApi({ 'GET /api/user/stats': { body: stats } });
  await settled(start().fetchQuery({ ...statsQuery('2026-11-20'), retry: false }));
  fakeApi({ 'GET /api/user/stats': 'offline' });
  const later = start();
  await settled(later.fetchQuery({ ...statsQuery('2026-11-21'), retry: false }));
  await settled(later.fetchQuery({ ...statsQuery('2026-11-20'), retry: false }));
  await vi.waitFor(() => expect(later.getQueryData(statsQuery('2026-11-20').queryKey)).toEqual(stats));
  expect(later.getQueryData(statsQuery('2026-11-21').queryKey)).toBeUndefined();
});

test('when offline, takes a summary from the stored list, or its own stored answer if that is newer', async () => {
  const written = summaryOf({ keyThemes: ['Rest'] });
  const renamed = { ...written, keyThemes: ['Sleep'] };
  const [listed, single] = [summariesQuery('2026-11-16'), summaryQuery(written.id)];
  const [getList, getOne] = ['GET /api/summaries/weekly', `GET /api/summaries/${written.id}`];
  const expectOffline = async (summary: unknown) => {
    fakeApi({ [getOne]: 'offline' });
    const client = start();
    await settled(client.fetchQuery(single));
    await vi.waitFor(() => expect(client.getQueryData(single.queryKey)).toEqual(summary));
  };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  fakeApi({ [getList]: { body: [summaryOf(), written] } });
  await start().fetchQuery(listed);
  await expectOffline(written);
  vi.setSystemTime(Date.now() + 1_000);
  fakeApi({ [getOne]: { body: renamed } });
  await start().fetchQuery(single);
  await expectOffline(renamed);
  vi.setSystemTime(Date.now() + 1_000);
  fakeApi({ [getList]: { body: [written] } });
  await start().fetchQuery(listed);
  await expectOffline(written);
  vi.setSystemTime(Date.now() + 1_000);
  fakeApi({ [getList]: { body: [] } });
  await start().fetchQuery(listed);
  await expectOffline(renamed);
});

const windowQuery = (type?: 'evening' | 'deep') =>
  currentWindowQuery({ timezoneOffset: 0, localDay: '2026-11-20', type });

test('when offline, fills the query of the writing screen with the window that home has stored', async () => {
  fakeApi({ [current]: { body: openWindow(hourMs) } });
  await settled(start().fetchQuery({ ...windowQuery(), retry: false }));
  fakeApi({ [current]: 'offline' });
  const later = start();
  await settled(later.fetchQuery({ ...windowQuery('evening'), retry: false }));
  await settled(later.fetchQuery({ ...windowQuery('deep'), retry: false }));
  await vi.waitFor(() =>
    expect(later.getQueryData(windowQuery('evening').queryKey)?.window).toMatchObject({ isActive: true }),
  );
  const known = later.getQueryData(windowQuery('evening').queryKey);
  expect(performance.now() - (known?.receivedAtMs ?? 0)).toBeLessThan(10_000);
  expect(later.getQueryData(windowQuery('deep').queryKey)).toBeUndefined();
});

test('does not lose a window from the store when the user leaves the screen during a retry', async () => {
  fakeApi({ [current]: { body: openWindow(hourMs) } });
  await settled(start().fetchQuery({ ...windowQuery(), retry: false }));
  fakeApi({ [current]: 'offline' });
  const later = start();
  const leave = new QueryObserver(later, windowQuery()).subscribe(() => undefined);
  const known = () => later.getQueryState(windowQuery().queryKey);
  await vi.waitFor(() => expect(known()).toMatchObject({ fetchStatus: 'fetching', data: { window: {} } }));
  leave();
  await vi.waitFor(() => expect(known()).toMatchObject({ fetchStatus: 'idle', data: { window: { isActive: true } } }));
});

test('restores a closed window only if the stored answer lists the coming evenings', async () => {
  fakeApi({ [current]: { body: openWindow(hourMs) } });
  await settled(start().fetchQuery({ ...windowQuery(), retry: false }));
  fakeApi({ [current]: 'offline' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hourMs + 1_000 });
  const later = start();
  await settled(later.fetchQuery({ ...windowQuery(), retry: false }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(later.getQueryData(windowQuery().queryKey)).toBeUndefined();
  const ahead = { from: '2026-11-21', prompts: [] };
  fakeApi({ [current]: { body: { ...openWindow(hourMs), ahead } } });
  await settled(start().fetchQuery({ ...windowQuery(), retry: false }));
  fakeApi({ [current]: 'offline' });
  vi.setSystemTime(Date.now() + 30 * hourMs);
  const muchLater = start();
  await settled(muchLater.fetchQuery({ ...windowQuery(), retry: false }));
  await vi.waitFor(() => expect(muchLater.getQueryData(windowQuery().queryKey)).toMatchObject({ ahead }));
});

test('a stored answer without an open window fills a query for the evening window, but not for the deep window', async () => {
  fakeApi({ [current]: { body: { ...shutWindow(), ahead: { from: '2026-11-20', prompts: [] } } } });
  await settled(start().fetchQuery({ ...windowQuery(), retry: false }));
  fakeApi({ [current]: 'offline' });
  const later = start();
  await settled(later.fetchQuery({ ...windowQuery('evening'), retry: false }));
  await settled(later.fetchQuery({ ...windowQuery('deep'), retry: false }));
  await vi.waitFor(() =>
    expect(later.getQueryData(windowQuery('evening').queryKey)?.window).toMatchObject({ isActive: false }),
  );
  expect(later.getQueryData(windowQuery('deep').queryKey)).toBeUndefined();
});

const ourRefusal = { status: 500, body: { code: 'internal', message: 'Something went wrong.' } };

test.each([
  ['the network is down', 'offline'],
  ['only a proxy answers', { status: 503, body: 'down' }],
] as const)(
  'refetches only the unanswered queries on the screen while %s, until the server answers',
  async (_when, nothing) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isDown = true;
    const api = fakeApi({
      [list]: () => (isDown ? nothing : { body: [] }),
      'GET /api/user/stats': { body: stats },
    });
    const client = start();
    stops.push(refetchUntilAnswered(client));
    const list5 = new QueryObserver(client, latestReflectionsQuery(5, '2026-11-20'));
    const counts = new QueryObserver(client, statsQuery('2026-11-20'));
    stops.push(
      list5.subscribe(() => undefined),
      counts.subscribe(() => undefined),
    );
    const expectRequests = (times: number) =>
      vi.waitFor(() => {
        expect(api.of(list)).toHaveLength(times);
        expect(list5.getCurrentResult().fetchStatus).toBe('idle');
      });
    await expectRequests(1);
    await vi.waitFor(() => expect(counts.getCurrentResult().isSuccess).toBe(true));
    await vi.advanceTimersByTimeAsync(5_000);
    await expectRequests(2);
    await vi.advanceTimersByTimeAsync(14_000);
    await expectRequests(2);
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await expectRequests(3);
    expect(list5.getCurrentResult().data).toEqual([]);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    await expectRequests(3);
    expect(api.of('GET /api/user/stats')).toHaveLength(1);
  },
);

test('does not cancel a running fetch when the server may be reachable again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let answer: ((body: unknown) => void) | undefined;
  const slow = new Promise<{ body: unknown }>((resolve) => {
    answer = (body) => resolve({ body });
  });
  let times = 0;
  const api = fakeApi({
    [list]: () => {
      times += 1;
      return times === 1 ? { body: [] } : times === 2 ? 'offline' : slow;
    },
  });
  const client = start();
  stops.push(refetchUntilAnswered(client));
  const list5 = new QueryObserver(client, latestReflectionsQuery(5, '2026-11-20'));
  stops.push(list5.subscribe(() => undefined));
  await vi.waitFor(() => expect(list5.getCurrentResult().isSuccess).toBe(true));
  await list5.refetch();
  expect(list5.getCurrentResult().isError).toBe(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(api.of(list)).toHaveLength(3));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(5_000);
  answer?.([reflectionOf()]);
  await vi.waitFor(() => expect(list5.getCurrentResult().data).toHaveLength(1));
  expect(api.of(list)).toHaveLength(3);
});

test('fetches a query that was filled before its screen was shown, until the server answers', async () => {
  const reflection = reflectionOf();
  fakeApi({ [list]: { body: [reflection] } });
  const query = latestReflectionsQuery(5, '2026-11-20');
  await settled(start().fetchQuery(query));
  let isDown = true;
  const api = fakeApi({ [list]: () => (isDown ? 'offline' : { body: [] }) });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const client = start();
  stops.push(refetchUntilAnswered(client));
  // React creates the observer when it renders the screen, and subscribes after it has shown the screen.
  const list5 = new QueryObserver(client, query);
  await vi.waitFor(() => expect(client.getQueryData(query.queryKey)).toEqual([reflection]));
  stops.push(list5.subscribe(() => undefined));
  await vi.waitFor(() => expect(list5.getCurrentResult()).toMatchObject({ status: 'error', data: [reflection] }));
  expect(api.of(list)).toHaveLength(1);
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(list5.getCurrentResult()).toMatchObject({ status: 'success', data: [] }));
});

test('does not refetch a query that the server refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const api = fakeApi({ [list]: ourRefusal });
  const client = start();
  stops.push(refetchUntilAnswered(client));
  const list5 = new QueryObserver(client, latestReflectionsQuery(5, '2026-11-20'));
  stops.push(list5.subscribe(() => undefined));
  await vi.waitFor(() => expect(list5.getCurrentResult().isError).toBe(true));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(api.of(list)).toHaveLength(1);
});

test('removes a deleted reflection, and all summaries, from memory and from the store', async () => {
  const [gone, stays] = [reflectionOf(), reflectionOf()];
  fakeApi({ [list]: { body: [gone, stays] }, 'GET /api/summaries/weekly': { body: [summaryOf()] } });
  const query = latestReflectionsQuery(100, '2026-11-20');
  await settled(start().fetchQuery(latestReflectionsQuery(5, '2026-10-01')));
  const client = start();
  await settled(client.fetchQuery(query));
  await settled(client.fetchQuery(summariesQuery('2026-11-16')));
  await vi.waitFor(() => expect(store.stored.size).toBe(3));
  await forgetReflection(client, gone.id);
  expect(client.getQueryData(query.queryKey)).toEqual([stays]);
  await vi.waitFor(() => expect([...store.stored.values()].map(({ value }) => value)).toEqual([[stays]]));
});

test('fetches a list of summaries that no screen shows again some seconds after a deletion', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rewritten = summaryOf();
  const summaries: Summary[] = [];
  fakeApi({ 'GET /api/summaries/weekly': () => ({ body: [...summaries] }) });
  const client = start();
  await forgetReflection(client, reflectionOf().id);
  await client.fetchQuery(summariesQuery('2026-11-16'));
  summaries.push(rewritten);
  await vi.advanceTimersByTimeAsync(5_000);
  await vi.waitFor(() => expect(store.stored.get('/api/summaries/weekly')?.value).toEqual([rewritten]));
});

test('a summary that was fetched alone is in the list in memory, and in the stored list, too', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const [other, before] = [summaryOf({ version: 2 }), summaryOf({ version: 2 })];
  const kept = { ...before, version: 1, longSummary: 'The ferry was late.' };
  fakeApi({
    'GET /api/summaries/weekly': { body: [other, before] },
    [`GET /api/summaries/${kept.id}`]: { body: kept },
  });
  const client = start();
  const query = summariesQuery('2026-11-16');
  await client.fetchQuery(query);
  const versions = summaryVersionsQuery(kept.id).queryKey;
  client.setQueryData(versions, { versions: [before, kept], chosen: 2, left: 1, isBeingMade: false });
  vi.setSystemTime(Date.now() + hourMs);
  await client.fetchQuery(summaryQuery(kept.id));
  expect(client.getQueryData(query.queryKey)).toEqual([other, kept]);
  expect(client.getQueryData(versions)?.chosen).toBe(1);
  fakeApi({ 'GET /api/summaries/weekly': 'offline' });
  const later = start();
  await settled(later.fetchQuery(query));
  await vi.waitFor(() => expect(later.getQueryData(query.queryKey)).toEqual([other, kept]));
});
