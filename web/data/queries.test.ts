// The requests of the queries (specification, section 7), their retries, and which queries a write invalidates.
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api.ts';
import { openWindow, reflectionOf } from '../../testing/reflections.ts';
import { callApi, setTokenSource } from './api/api.ts';
import { currentWindowQuery } from './current-window.ts';
import { createQueryClient } from './query-client.ts';
import { calendarQuery, latestReflectionsQuery, weekReflectionsQuery } from './reflections.ts';
import { statsQuery } from './stats.ts';
import { summariesQuery, summaryQuery } from './summaries.ts';
import { createReflection, invalidateAfterWrite } from './write-reflections.ts';

const today = '2026-11-20';
const question = { timezoneOffset: -120, localDay: today };
const current = 'POST /api/reflections/current';

afterEach(() => setTokenSource(null));

const queryClient = () => createQueryClient(() => undefined);

describe('a query', () => {
  test.each<[string, (client: QueryClient) => Promise<unknown>, Record<string, string>]>([
    ['GET /api/reflections', (client) => client.fetchQuery(latestReflectionsQuery(5, today)), { limit: '5' }],
    ['GET /api/reflections', (client) => client.fetchQuery(latestReflectionsQuery(100, today)), { limit: '100' }],
    [
      'GET /api/reflections/weekly',
      (client) => client.fetchQuery(weekReflectionsQuery('2026-11-16')),
      { weekStart: '2026-11-16' },
    ],
    [
      'GET /api/reflections/calendar',
      (client) => client.fetchQuery(calendarQuery('2026-11-01T00:00:00.000Z', '2026-11-30T23:59:59.000Z')),
      { start: '2026-11-01T00:00:00.000Z', end: '2026-11-30T23:59:59.000Z' },
    ],
    ['GET /api/user/stats', (client) => client.fetchQuery(statsQuery(today)), {}],
    ['GET /api/summaries/weekly', (client) => client.fetchQuery(summariesQuery('2026-11-16')), {}],
    ['GET /api/summaries/a-b', (client) => client.fetchQuery(summaryQuery('a-b')), {}],
  ])(
    'sends %s with its parameters, and is not sent again after a failure [7.9, 7.10, 7.11, 7.12, 7.13, 7.14, 7.15]',
    async (call, ask, query) => {
      const api = fakeApi({ [call]: { status: 500, body: 'down' } });
      await expect(ask(queryClient())).rejects.toThrow('500: down');
      expect(api.requests.map((request) => request.call)).toEqual([call]);
      expect(Object.fromEntries(api.requests[0]?.query ?? [])).toEqual(query);
    },
  );

  test('sends the timezone offset with the request for the current window [7.4]', async () => {
    const api = fakeApi({ [current]: { body: {} } });
    await queryClient().fetchQuery(currentWindowQuery(question));
    expect(api.of(current)[0]?.body).toMatchObject({ timezoneOffset: -120 });
  });

  test.each<[string, FakeAnswer, number]>([
    ['is sent three times when the server answers 500', { status: 500, body: 'down' }, 3],
    [
      'is sent only once when the server answers 401',
      { status: 401, body: { code: 'unauthorized', message: 'Unauthorized', requestId: 'r' } },
      1,
    ],
  ])(
    'retries the request for the current window after a 500 but not after a 401: it %s [7.21]',
    async (_, answer, times) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const api = fakeApi({ [current]: answer });
      const asked = expect(queryClient().fetchQuery(currentWindowQuery(question))).rejects.toThrow();
      for (let second = 0; second < 12; second += 1) {
        await vi.advanceTimersByTimeAsync(1_000);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await asked;
      expect(api.of(current)).toHaveLength(times);
    },
  );

  test('queries are never stale and never refetched automatically [7.22]', () => {
    expect(queryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    });
  });
});

test('sends the token and credentials with every request [6.3, 7.20]', async () => {
  setTokenSource({ token: async () => 'abc', refresh: async () => null, owner: () => 'ada' });
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => new Response('[]'));
  vi.stubGlobal('fetch', fetch);
  await callApi('listSummaries');
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(init).toMatchObject({ credentials: 'include', headers: { authorization: 'Bearer abc' } });
});

test('invalidates the lists and the calendar after a write [4.29]', async () => {
  const client = queryClient();
  const keys = [
    latestReflectionsQuery(5, today).queryKey,
    latestReflectionsQuery(100, today).queryKey,
    calendarQuery('2026-11-01T00:00:00.000Z', '2026-11-30T23:59:59.000Z').queryKey,
  ];
  for (const key of keys) client.setQueryData<unknown>(key, []);
  await invalidateAfterWrite(client);
  for (const key of keys) expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});

test('discards a current window that was requested before a write and arrives after the write', async () => {
  const before = openWindow(3_600_000);
  const { availableFrom, availableUntil, type } = before.window;
  const stored = reflectionOf({ availableFrom, availableUntil });
  const { content, timezoneOffset } = stored;
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  fakeApi({
    [current]: async () => {
      if (asked++ > 0) await late;
      return { body: before };
    },
    'POST /api/reflections': { status: 201, body: stored },
  });
  const client = queryClient();
  const query = { ...currentWindowQuery(question), retry: false };
  await client.fetchQuery(query);
  const again = client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  await createReflection(client, {
    idempotencyKey: 'k',
    owner: 'ada',
    content,
    promptId: before.prompt?.id ?? '',
    timezoneOffset,
    type,
    availableFrom,
    availableUntil,
  });
  answer();
  await again;
  expect(client.getQueryState(query.queryKey)).toMatchObject({
    isInvalidated: true,
    data: { existingReflection: { id: stored.id } },
  });
});
