import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { memoryStore } from '../../testing/memory-store.ts';
import { reflectionOf } from '../../testing/reflections.ts';
import { watchRemovals } from './forget-entries.ts';
import { cacheAnswersOffline } from './offline-cache.ts';
import { shownPagesQuery } from './older-pages.ts';
import { createQueryClient } from './query-client.ts';
import { calendarQuery, latestReflectionsQuery, weekReflectionsQuery } from './reflections.ts';
import { removeImport } from './your-data.ts';

const remove = 'DELETE /api/user/imports';
const name = { source: 'dayone', importedAt: '2027-03-03T12:00:00.000Z' } as const;
const own = reflectionOf({ content: 'Written here.' });
const imported = reflectionOf({ id: 'imported', content: 'Brought in.', importedFrom: 'dayone' });
const windowKey = ['/api/reflections/current', 'any'];

/** Return a client and an offline store with an imported entry in lists that are on the screen and in others. */
function tabWithEntries() {
  const client = createQueryClient(() => undefined);
  const store = memoryStore();
  onTestFinished(cacheAnswersOffline(client, store));
  const latest = latestReflectionsQuery(20, '2027-03-03');
  const calendar = calendarQuery('2027-03-01T00:00:00.000Z', '2027-04-01T00:00:00.000Z');
  for (const query of [latest, calendar, weekReflectionsQuery('2027-03-01')])
    client.setQueryData(query.queryKey, [imported, own]);
  client.setQueryData(shownPagesQuery(['all']).queryKey, [imported, own]);
  client.setQueryData(windowKey, { window: { type: 'evening', isActive: false } });
  for (const query of [latest, calendar, shownPagesQuery(['all'])])
    onTestFinished(new QueryObserver(client, { ...query, retry: false } as never).subscribe(() => undefined));
  const inMemory = () =>
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    );
  const inStore = () => JSON.stringify([...store.stored.values()]);
  const states = () => [latest, calendar].map(({ queryKey }) => client.getQueryState(queryKey)?.status);
  return { client, store, latest, inMemory, inStore, states };
}

test('a removed import leaves no word in memory or in the offline cache, also if the lists on the screen cannot be fetched again', async () => {
  fakeApi({
    [remove]: { body: { removed: 1 } },
    'GET /api/reflections': 'offline',
    'GET /api/reflections/calendar': 'offline',
  });
  const { client, inMemory, inStore, states } = tabWithEntries();
  await removeImport(client, 'ada', name);
  await vi.waitFor(() => expect(states()).toEqual(['error', 'error']));
  expect(inMemory()).not.toContain('Brought in.');
  expect(inStore()).not.toContain('Brought in.');
});

test('the removal of an import keeps the current window, in which the user may be writing', async () => {
  fakeApi({ [remove]: { body: { removed: 1 } } });
  const { client } = tabWithEntries();
  await removeImport(client, 'ada', name);
  expect(client.getQueryData(windowKey)).toBeDefined();
});

test('a removal in another tab of this user removes the entries from memory and from the offline cache', async () => {
  fakeApi({ [remove]: { body: { removed: 1 } }, 'GET /api/reflections': { body: [own] } });
  const { client, latest, inMemory, inStore } = tabWithEntries();
  const other = tabWithEntries();
  onTestFinished(watchRemovals(client, 'ada'));
  onTestFinished(watchRemovals(other.client, 'bert'));
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  // A document of its own sends storage events, as another tab does.
  const otherTab = frame.contentWindow?.localStorage;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => otherTab?.setItem(key, value));
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => otherTab?.removeItem(key));
  await removeImport(
    createQueryClient(() => undefined),
    'ada',
    name,
  );
  await vi.waitFor(() => expect(client.getQueryData(latest.queryKey)).toEqual([own]));
  expect(inMemory()).not.toContain('Brought in.');
  expect(inStore()).not.toContain('Brought in.');
  expect(other.inMemory()).toContain('Brought in.');
});
