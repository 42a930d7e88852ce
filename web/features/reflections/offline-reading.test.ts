import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { reflectionOf, summaryOf } from '../../../testing/reflections.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { latestReflectionsQuery } from '../../data/reflections.ts';
import { summaryQuery } from '../../data/summaries.ts';
import { takeBackCorrections } from '../../data/theme-corrections.ts';
import { forgetReflection } from '../../data/write-reflections.ts';
import { openEncryptedStore } from '../../device/encrypted-store.ts';
import { startOfflineReading } from './offline-reading.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const refused = (name: string) => () => {
  throw new DOMException('refused', name);
};

test.each<[string, () => unknown]>([
  [
    'no database in private mode',
    () => vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refused('SecurityError')),
  ],
  [
    'a full database',
    () => vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refused('QuotaExceededError')),
  ],
])('the journal can be read online on a device that cannot store it (%s)', async (_why, breakDevice) => {
  const reflection = reflectionOf();
  fakeApi({ 'GET /api/reflections': { body: [reflection] } });
  const broken = breakDevice();
  const client = createQueryClient(() => undefined);
  stops.push(startOfflineReading(client, 'ada'));
  const { queryKey, ...query } = latestReflectionsQuery(100, '2026-11-20');
  expect(await client.fetchQuery({ queryKey, ...query, retry: false })).toEqual([reflection]);
  await vi.waitFor(() => expect(broken).toHaveBeenCalled());
  expect(client.getQueryData(queryKey)).toEqual([reflection]);
});

test('refetches a query that got no response, even on a device without a database', async () => {
  const opened = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refused('SecurityError'));
  let isDown = true;
  fakeApi({ 'GET /api/reflections': () => (isDown ? 'offline' : { body: [] }) });
  const client = createQueryClient(() => undefined);
  const list = new QueryObserver(client, latestReflectionsQuery(5, '2026-11-20'));
  stops.push(
    startOfflineReading(client, 'ada'),
    list.subscribe(() => undefined),
  );
  await vi.waitFor(() => expect(list.getCurrentResult().isError).toBe(true));
  await vi.waitFor(() => expect(opened).toHaveBeenCalled());
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(list.getCurrentResult().data).toEqual([]));
});

test.each<[string, (client: QueryClient) => Promise<void>]>([
  ['the deletion of a reflection', (client) => forgetReflection(client, reflectionOf().id)],
  ['a theme is taken back', (client) => takeBackCorrections(client, 'ada', ['Rowing'], [])],
])('after %s, all summaries can be read offline again, also if the page had loaded only one', async (_what, change) => {
  // A page that saves data does not fetch the summaries by itself after some seconds.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  stops.push(() => Reflect.deleteProperty(navigator, 'connection'));
  const [shown, other] = [summaryOf(), summaryOf({ weekStart: '2026-11-02' })];
  const api = fakeApi({
    [`GET /api/summaries/${shown.id}`]: { body: shown },
    'GET /api/summaries/weekly': { body: [shown, other] },
    'DELETE /api/themes/corrections': { body: [] },
  });
  const store = await openEncryptedStore('ada');
  await store.clear('');
  const client = createQueryClient(() => undefined);
  stops.push(startOfflineReading(client, 'ada'));
  await client.fetchQuery(summaryQuery(shown.id));
  await vi.waitFor(async () => expect(await store.names('')).toHaveLength(1));
  expect(api.of('GET /api/summaries/weekly')).toHaveLength(0);
  await change(client);
  await vi.waitFor(async () => expect((await store.get('/api/summaries/weekly'))?.value).toEqual([shown, other]));
});
