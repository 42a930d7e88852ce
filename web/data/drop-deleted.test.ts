import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Reflection } from '../../core/contract/reflection.ts';
import { addDays } from '../../core/domain/days/day.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { memoryStore } from '../../testing/memory-store.ts';
import { reflectionOf } from '../../testing/reflections.ts';
import { cacheAnswersOffline } from './offline-cache.ts';
import { createQueryClient } from './query-client.ts';
import { calendarQuery, latestReflectionsQuery, weekReflectionsQuery } from './reflections.ts';
import { forgetReflection } from './write-reflections.ts';

const today = '2026-11-20';
const month = calendarQuery('2026-11-01T00:00:00.000Z', '2026-11-30T23:59:59.000Z');
const week = weekReflectionsQuery('2026-11-09');
const [newer, gone, older] = ['2026-11-11', '2026-11-10', '2026-11-09'].map((localDate) =>
  reflectionOf({ localDate, content: `Words of ${localDate}.` }),
) as [Reflection, Reflection, Reflection];

let client: QueryClient;
let store: ReturnType<typeof memoryStore>;
let journal: readonly Reflection[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
  client = createQueryClient(() => undefined);
  store = memoryStore();
  onTestFinished(cacheAnswersOffline(client, store));
  journal = [newer, gone, older];
  const body = () => ({ body: [...journal] });
  fakeApi({
    'GET /api/reflections': ({ query }) => ({ body: journal.slice(0, Number(query.get('limit'))) }),
    'GET /api/reflections/calendar': body,
    'GET /api/reflections/weekly': body,
  });
  for (const query of [month, week]) await client.fetchQuery(query);
  later();
});

const later = () => vi.setSystemTime(Date.now() + 1_000);
const fetchLatest = (limit = 100) => client.fetchQuery(latestReflectionsQuery(limit, today));
const inMemory = () => [month, week].map(({ queryKey }) => client.getQueryData(queryKey));
const inStore = () => JSON.stringify([...store.stored.values()]);

test('words that another device deleted leave older lists in memory and in the store, which keep their times', async () => {
  const times = () => [...store.stored.values()].map(({ savedAtMs }) => savedAtMs);
  const before = times();
  journal = [newer, older];
  await fetchLatest();
  await vi.waitFor(() => expect(inStore()).not.toContain(gone.content));
  expect(inMemory()).toEqual([
    [newer, older],
    [newer, older],
  ]);
  expect(times().slice(0, 2)).toEqual(before);
  expect(client.getQueryState(month.queryKey)?.dataUpdatedAt).toBe(before[0]);
});

test('a list keeps what may be beyond its limit: earlier days, and its last day', async () => {
  const besides = reflectionOf({ localDate: newer.localDate });
  journal = [newer, besides, older];
  await client.fetchQuery({ ...month, staleTime: 0 });
  later();
  journal = [newer];
  await fetchLatest(1);
  await vi.waitFor(() => expect(store.stored.size).toBe(3));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(inMemory()[0]).toEqual([newer, besides, older]);
  expect(inStore()).toContain(besides.id);
});

test('a list at its limit stays no proof about earlier days when a deletion here makes it shorter during a fetch', async () => {
  const many = Array.from({ length: 100 }, (_, index) => reflectionOf({ localDate: addDays(today, -(index % 5)) }));
  many.sort((one, other) => (one.localDate < other.localDate ? 1 : -1));
  journal = many;
  await fetchLatest();
  later();
  fakeApi({ 'GET /api/reflections': () => new Promise(() => undefined) });
  void client.fetchQuery({ ...latestReflectionsQuery(100, today), staleTime: 0 });
  await forgetReflection(client, many[0]?.id ?? '');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(inMemory()).toEqual([
    [newer, gone, older],
    [newer, gone, older],
  ]);
});

test('keeps a reflection that arrived after the list was requested', async () => {
  const added = reflectionOf({ localDate: today });
  let answer: (() => void) | undefined;
  const requested = new Promise<void>((resolve) => {
    fakeApi({
      'GET /api/reflections': () => {
        resolve();
        return new Promise((done) => {
          answer = () => done({ body: [newer, gone, older] });
        });
      },
    });
  });
  const list = fetchLatest();
  await requested;
  later();
  client.setQueryData(week.queryKey, [added, newer, gone, older]);
  answer?.();
  await list;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(inMemory()[1]).toEqual([added, newer, gone, older]);
  expect(inStore()).toContain(added.id);
});
