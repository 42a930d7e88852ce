import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { summaryOf } from '../../testing/reflections.ts';
import { apiTokensQuery } from './api-tokens.ts';
import { preferencesQuery } from './preferences.ts';
import { createQueryClient } from './query-client.ts';
import { securityEventsQuery } from './security-events.ts';
import { summariesQuery, summaryQuery, summaryVersionsQuery } from './summaries.ts';
import { themeCorrectionsQuery } from './theme-corrections.ts';

const queries: { queryKey: QueryKey }[] = [
  apiTokensQuery(),
  preferencesQuery(),
  securityEventsQuery(),
  summariesQuery('2026-11-16'),
  summaryQuery('id'),
  summaryVersionsQuery('id'),
  themeCorrectionsQuery(),
];

const returnToTab = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

test.each(queries.map((query) => [String(query.queryKey[0]), query]))(
  'refetches %s when the user returns to its screen, but not on a second return within ten seconds',
  async (path, query) => {
    const call = `GET ${path}`;
    const api = fakeApi({ [call]: { body: { tokens: [], events: [] } } });
    const client = createQueryClient(() => undefined);
    client.mount();
    onTestFinished(() => client.unmount());
    onTestFinished(new QueryObserver(client, query as never).subscribe(() => undefined));
    const settle = () => vi.waitFor(() => expect(client.isFetching()).toBe(0));
    await settle();
    returnToTab();
    await settle();
    expect(api.of(call)).toHaveLength(1);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
    onTestFinished(() => clock.mockRestore());
    returnToTab();
    await settle();
    returnToTab();
    await settle();
    expect(api.of(call)).toHaveLength(2);
  },
);

test.each([
  ['refetches', 11],
  ['does not refetch', 9],
])('%s the summaries when their screen opens %i seconds after their last fetch', async (_, seconds) => {
  const call = 'GET /api/summaries/weekly';
  const query = summariesQuery('2026-11-16');
  const api = fakeApi({ [call]: { body: [] } });
  const client = createQueryClient(() => undefined);
  client.setQueryData(query.queryKey, [summaryOf({ weekStart: '2026-11-09' })], {
    updatedAt: Date.now() - seconds * 1_000,
  });
  onTestFinished(new QueryObserver(client, query).subscribe(() => undefined));
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(api.of(call)).toHaveLength(seconds > 10 ? 1 : 0);
});

test.each([
  ['with last week’s summary', '2026-11-09', true, 0],
  ['without last week’s summary', '2026-11-02', true, 0],
  ['that are not cached', '2026-11-09', false, 1],
])(
  'without a connection, an opened screen fetches no summaries that are cached, here %s',
  async (_, weekStart, isCached, calls) => {
    const call = 'GET /api/summaries/weekly';
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const query = summariesQuery('2026-11-16');
    const api = fakeApi({ [call]: 'offline' });
    const client = createQueryClient(() => undefined);
    if (isCached) client.setQueryData(query.queryKey, [summaryOf({ weekStart })], { updatedAt: Date.now() - 11_000 });
    onTestFinished(new QueryObserver(client, query).subscribe(() => undefined));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(api.of(call)).toHaveLength(calls);
  },
);
