import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Summary } from '../../core/contract/summaries.ts';
import { type FakeAnswer, fakeApi } from '../../testing/fake-api.ts';
import { summaryOf } from '../../testing/reflections.ts';
import type { EncryptedStore } from '../device/encrypted-store.ts';
import { ApiError, NetworkError } from './api/api.ts';
import { cacheAnswersOffline } from './offline-cache.ts';
import { createQueryClient } from './query-client.ts';
import { summariesQuery, summaryQuery, summaryVersionsQuery } from './summaries.ts';
import {
  correctTheme,
  LostAnswer,
  takeBackCorrections,
  themeCorrectionsQuery,
  undoCorrection,
  watchThemeCorrections,
} from './theme-corrections.ts';
import { watchReturns } from './watch-returns.ts';

const read = 'GET /api/themes/corrections';
const put = 'PUT /api/themes/corrections';
const remove = 'DELETE /api/themes/corrections';
const written = summaryOf({ title: 'Week of November 9, 2026: Rowing and Rest', keyThemes: ['Rowing', 'Rest'] });
const corrected = { ...written, title: 'Week of November 9, 2026: Rest', keyThemes: ['Rest'] };
const correction = { theme: 'Rowing', name: null };
const stored = [{ ...correction, correctedAt: '2026-11-16T09:00:00.000Z' }];
const versionsCall = `GET /api/summaries/${written.id}/versions`;
const versionsOf = (summary: Summary) => ({
  body: { versions: [summary], chosen: 0, left: 2, isBeingMade: false },
});
const [list, one, versions] = [
  summariesQuery('2026-11-16').queryKey,
  summaryQuery(written.id).queryKey,
  summaryVersionsQuery(written.id).queryKey,
];

/** Return a client that has the same summary in three cached answers, and a function that returns the three copies. */
function clientWithSummary() {
  const client = createQueryClient(() => undefined);
  client.setQueryData(list, [written]);
  client.setQueryData(one, written);
  client.setQueryData(versions, { versions: [written], chosen: 0, left: 2, isBeingMade: false });
  const known = () => [
    client.getQueryData(list)?.[0],
    client.getQueryData(one),
    client.getQueryData(versions)?.versions[0],
  ];
  return { client, known };
}

test('a correction changes the list, the summary and its versions in memory before they are fetched again', async () => {
  const { client, known } = clientWithSummary();
  const api = fakeApi({
    [put]: { body: stored },
    [versionsCall]: () => (api.of(put).length === 0 ? versionsOf(written) : new Promise(() => undefined)),
    'GET /api/summaries/weekly': () => new Promise(() => undefined),
  });
  await correctTheme(client, 'ada', correction, written);
  expect(api.of(put)[0]?.body).toEqual(correction);
  expect(known()).toEqual([corrected, corrected, corrected]);
  expect(client.getQueryData(themeCorrectionsQuery().queryKey)).toEqual(stored);
  await vi.waitFor(() => expect(api.of('GET /api/summaries/weekly')).toHaveLength(1));
});

test('a correction that fails changes nothing', async () => {
  const { client, known } = clientWithSummary();
  const api = fakeApi({
    [versionsCall]: versionsOf(written),
    [put]: { status: 422, body: { code: 'corrections_full', message: 'Too many.' } },
  });
  await expect(correctTheme(client, 'ada', correction, written)).rejects.toThrow(ApiError);
  expect(known()).toEqual([written, written, written]);
  expect(api.requests.map(({ call }) => call)).toEqual([versionsCall, put]);
});

test('a correction whose answer is lost is done if the server has it', async () => {
  const { client, known } = clientWithSummary();
  const api = fakeApi({ [versionsCall]: versionsOf(written), [put]: 'offline', [read]: { body: stored } });
  expect(await correctTheme(client, 'ada', correction, written)).toBe(true);
  expect(api.of(put)).toHaveLength(1);
  expect(known()[0]).toEqual(corrected);
  expect(client.getQueryData(themeCorrectionsQuery().queryKey)).toEqual(stored);
});

test.each<[string, FakeAnswer | 'offline']>([
  ['the network', 'offline'],
  ['a proxy', { status: 504, body: 'timeout' }],
])('a correction whose answer is lost by %s is not known, and its repetition finds it done', async (_, lost) => {
  const { client, known } = clientWithSummary();
  let isBack = false;
  const api = fakeApi({
    [versionsCall]: () => versionsOf(isBack ? corrected : written),
    [put]: lost,
    [read]: () => (isBack ? { body: stored } : lost),
    'GET /api/summaries/weekly': () => (isBack ? { body: [corrected] } : lost),
  });
  await expect(correctTheme(client, 'ada', correction, written)).rejects.toThrow(LostAnswer);
  expect(known()).toEqual([written, written, written]);
  isBack = true;
  expect(await correctTheme(client, 'ada', correction, written)).toBe(true);
  expect(api.of(put)).toHaveLength(1);
  expect(known()).toEqual([corrected, corrected, corrected]);
});

test('new capitals of a theme are not done if the server still has the old ones', async () => {
  const { client } = clientWithSummary();
  fakeApi({ [versionsCall]: versionsOf(written), [put]: 'offline', [read]: { body: [] } });
  await expect(correctTheme(client, 'ada', { theme: 'Rowing', name: 'rowing' }, written)).rejects.toThrow(LostAnswer);
});

test.each([
  ['is not known if its answer is lost', true, LostAnswer],
  ['changes nothing without a connection', false, NetworkError],
])('an Undo %s', async (_, onLine, thrown) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const { client } = clientWithSummary();
  fakeApi({ [remove]: 'offline' });
  await expect(takeBackCorrections(client, 'ada', ['Rowing'], stored)).rejects.toThrow(thrown);
  expect(client.getQueryState(list)?.isInvalidated).toBe(onLine);
});

test('does not correct a theme that another device has renamed, and fetches the summaries again', async () => {
  const { client, known } = clientWithSummary();
  const renamed = { ...written, title: 'Week of November 9, 2026: The Boat', keyThemes: ['The boat', 'Rest'] };
  const api = fakeApi({
    'GET /api/summaries/weekly': { body: [renamed] },
    [`GET /api/summaries/${written.id}`]: { body: renamed },
    [versionsCall]: versionsOf(renamed),
    [read]: { body: [{ theme: 'Rowing', name: 'The boat', correctedAt: '2026-11-16T09:00:00.000Z' }] },
  });
  expect(await correctTheme(client, 'ada', correction, written)).toBe(false);
  expect(api.of(put)).toEqual([]);
  expect(known()).toEqual([renamed, renamed, renamed]);
});

test('undoing a correction restores the summaries as the server has them', async () => {
  const { client, known } = clientWithSummary();
  fakeApi({
    [put]: { body: stored },
    [remove]: { body: [] },
    'GET /api/summaries/weekly': { body: [written] },
    [`GET /api/summaries/${written.id}`]: { body: written },
    [versionsCall]: versionsOf(written),
  });
  await correctTheme(client, 'ada', correction, written);
  await takeBackCorrections(client, 'ada', ['Rowing'], stored);
  expect(known()).toEqual([written, written, written]);
  expect(client.getQueryData(themeCorrectionsQuery().queryKey)).toEqual([]);
});

test('undoing a new name that is the first name of the theme renames it to the name that it had before', async () => {
  const { client, known } = clientWithSummary();
  const before = { ...written, title: 'Week of November 9, 2026: Boats and Rest', keyThemes: ['Boats', 'Rest'] };
  const undone = [{ theme: 'Rowing', name: 'Boats', correctedAt: '2026-11-16T09:00:00.000Z' }];
  const api = fakeApi({
    [put]: () => ({ body: api.of(put).length === 1 ? [] : undone }),
    'GET /api/summaries/weekly': () => ({ body: [api.of(put).length === 1 ? written : before] }),
    [`GET /api/summaries/${written.id}`]: () => ({ body: api.of(put).length === 1 ? written : before }),
    [versionsCall]: () => versionsOf(api.of(put).length === 1 ? written : before),
  });
  const back = { theme: 'Boats', name: 'Rowing' };
  await correctTheme(client, 'ada', back, before);
  await undoCorrection(client, 'ada', back, []);
  expect(api.of(put).map(({ body }) => body)).toEqual([back, { theme: 'Rowing', name: 'Boats', knownAs: 'Rowing' }]);
  expect(known()).toEqual([before, before, before]);
  expect(client.getQueryData(themeCorrectionsQuery().queryKey)).toEqual(undone);
});

test('a correction also changes the summaries that are stored for reading offline', async () => {
  const { client } = clientWithSummary();
  const kept = new Map<string, unknown>([
    ['/api/summaries/0193f000-0000-7000-9000-00000000abcd', 'an earlier summary with the theme'],
    ['/api/user/stats ["2026-11-16"]', 'stats'],
  ]);
  const store: EncryptedStore = {
    put: async (name, value) => void kept.set(name, value),
    replace: async () => undefined,
    get: async () => null,
    names: async () => [],
    clear: async (prefix) => {
      for (const name of kept.keys()) if (name.startsWith(prefix)) kept.delete(name);
    },
  };
  const stop = cacheAnswersOffline(client, store);
  fakeApi({ [put]: { body: stored }, [versionsCall]: versionsOf(written) });
  await correctTheme(client, 'ada', correction, written);
  stop();
  expect(Object.fromEntries(kept)).toEqual({
    '/api/summaries/weekly': [corrected],
    [`/api/summaries/${written.id}`]: corrected,
    '/api/user/stats ["2026-11-16"]': 'stats',
  });
});

test('a correction in another tab reaches the list, the summary and its versions at once', async () => {
  const { client, known } = clientWithSummary();
  const api = fakeApi({
    [put]: { body: stored },
    'GET /api/summaries/weekly': { body: [corrected] },
    [`GET /api/summaries/${written.id}`]: { body: corrected },
    [versionsCall]: () => versionsOf(api.of(put).length === 0 ? written : corrected),
  });
  for (const query of [summariesQuery('2026-11-16'), summaryQuery(written.id), summaryVersionsQuery(written.id)])
    onTestFinished(new QueryObserver(client, { ...query, refetchOnMount: false } as never).subscribe(() => undefined));
  onTestFinished(watchThemeCorrections(client, 'ada'));
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  // A document of its own sends storage events, as another tab does.
  const otherTab = frame.contentWindow?.localStorage;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => otherTab?.setItem(key, value));
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => otherTab?.removeItem(key));
  await correctTheme(
    createQueryClient(() => undefined),
    'ada',
    correction,
    written,
  );
  await vi.waitFor(() => expect(known()).toEqual([corrected, corrected, corrected]));
});

test('after a return to the tab, the next screen with summaries fetches them again', async () => {
  const { client } = clientWithSummary();
  onTestFinished(watchReturns(client));
  const isStale = () => client.getQueryState(list)?.isInvalidated;
  const returnToTab = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  returnToTab();
  expect(isStale()).toBe(false);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
  returnToTab();
  expect(isStale()).toBe(true);
});
