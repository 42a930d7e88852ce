import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dayAt } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { anotherUserSignedIn, changeableSession } from '../../../testing/changeable-session.ts';
import { openWindow, reflectionOf } from '../../../testing/reflections.ts';
import { signedInState, someIdentity } from '../../../testing/render.tsx';
import {
  button,
  create,
  current,
  hourMs,
  openScreen,
  stats,
  words,
  write,
  writing,
} from '../../../testing/writing-screen.tsx';
import { setTokenSource } from '../../data/api/api.ts';
import { currentWindowQuery } from '../../data/current-window.ts';
import { latestReflectionsQuery, weekReflectionsQuery } from '../../data/reflections.ts';
import { statsQuery } from '../../data/stats.ts';
import { summariesQuery } from '../../data/summaries.ts';

afterEach(() => setTokenSource(null));

test('adds a submitted reflection to the cached data of home, and invalidates affected queries [4.29]', async () => {
  const timezoneOffset = new Date().getTimezoneOffset();
  const localDay = dayAt(Date.now(), timezoneOffset);
  const known = { ...openWindow(hourMs), receivedAtMs: performance.now(), receivedAtWallMs: Date.now() };
  const stored = reflectionOf({ ...known.window, content: words, localDate: localDay });
  const older = [1, 2, 3, 4, 5].map(() => reflectionOf({ localDate: '2026-01-01' }));
  const { client } = await openScreen({
    [current]: { body: known },
    [create]: { status: 201, body: stored },
    'GET /api/user/stats': { status: 503 },
  });
  const window = currentWindowQuery({ timezoneOffset, localDay }).queryKey;
  const latest = latestReflectionsQuery(5, localDay).queryKey;
  const week = weekReflectionsQuery(weekStartOf(localDay)).queryKey;
  const otherWeek = weekReflectionsQuery('2026-01-05').queryKey;
  const summaries = summariesQuery(weekStartOf(localDay)).queryKey;
  client.setQueryData(window, known);
  client.setQueryData(latest, older);
  client.setQueryData(week, []);
  client.setQueryData(otherWeek, []);
  client.setQueryData(summaries, []);
  client.setQueryData(statsQuery('2026-01-01').queryKey, stats);
  await write();
  await button('Submit Reflection').click();
  await expect.element(page.getByText('Reflection saved')).toBeVisible();

  expect(client.getQueryData(window)?.existingReflection).toEqual(stored);
  expect(client.getQueryData(latest)).toEqual([stored, ...older.slice(0, 4)]);
  expect(client.getQueryData(week)).toEqual([stored]);
  expect(client.getQueryData(otherWeek)).toEqual([]);
  for (const key of [window, latest, week, otherWeek, summaries, statsQuery('2026-01-01').queryKey]) {
    expect(client.getQueryState<unknown>(key)?.isInvalidated, JSON.stringify(key)).toBe(true);
  }
});

test('does not show the result of a submit to another user', async () => {
  const { session, setState } = changeableSession(signedInState);
  const refuse = () => {
    setState(anotherUserSignedIn);
    return { status: 500, body: 'down' };
  };
  const { api } = await openScreen({ [create]: refuse }, '/reflect/evening', session);
  await write();
  await button('Submit Reflection').click();
  await vi.waitFor(() => expect(api.of(create)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(page.getByText('Submission Failed').elements()).toEqual([]);
});

test('gives up a submit after 20 s when no token can be fetched, and keeps the text', async () => {
  const { api } = await openScreen();
  await write();
  setTokenSource({
    token: () => new Promise(() => undefined),
    refresh: async () => null,
    owner: () => someIdentity.uid,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const submit = button('Submit Reflection').element();
  if (submit instanceof HTMLElement) submit.click();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(page.getByText('Submission Failed').elements()).toHaveLength(0);
  // Before the screen sends the draft, it waits up to 0.5 s for the copy of the draft in IndexedDB.
  await vi.advanceTimersByTimeAsync(1_501);
  vi.useRealTimers();
  await expect.element(page.getByText('Submission Failed')).toBeVisible();
  expect(api.of(create)).toHaveLength(0);
  await expect.element(writing()).toHaveValue(words);
});
