import { afterEach, expect, test, vi } from 'vitest';
import type { CurrentWindowBody } from '../../../core/contract/reflections.ts';
import { addDays, dayAt } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openWindow, reflectionOf, shutWindow } from '../../../testing/reflections.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { footerLinks } from '../../app/routes.ts';
import { currentWindowQuery } from '../../data/current-window.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { weekReflectionsQuery } from '../../data/reflections.ts';
import { noteServerTime } from '../../device/server-clock.ts';
import { localDayNow } from '../../features/reflections/use-local-day.ts';
import { HomeScreen } from './home-screen.tsx';

const dayMs = 86_400_000;
const offset = new Date().getTimezoneOffset();
const stats = { currentStreak: 12, longestStreak: 12, totalReflections: 40, thisWeekCount: 3 };

afterEach(() => noteServerTime(0, 0, 0));

function showHome(current: CurrentWindowBody) {
  fakeApi({
    'POST /api/reflections/current': { body: current },
    'GET /api/reflections/weekly': { body: [reflectionOf({ type: 'deep', localDate: current.localDate })] },
    'GET /api/reflections': { body: [] },
    'GET /api/user/stats': { body: stats },
  });
  return renderInApp(<HomeScreen footerLinks={footerLinks} />);
}

test('names the city of the user’s zone when its time differs from this device’s', async () => {
  const screen = await showHome({ ...shutWindow(), zone: { offset: offset - 300, name: 'Asia/Tokyo' } });
  await expect.element(screen.getByText('Opens at 6:00 PM in Tokyo')).toBeVisible();
  await expect.element(screen.getByText(/^Your days run on Tokyo time; this device says /)).toBeVisible();
});

test('says nothing about zones and clocks while the device agrees with the server', async () => {
  const screen = await showHome({ ...shutWindow(), zone: { offset, name: 'Asia/Tokyo' } });
  await expect.element(screen.getByText('Opens at 6:00 PM', { exact: true })).toBeVisible();
  expect(screen.getByText(/Your days run on|The clock of this device/).elements()).toEqual([]);
});

test.each([
  ['fast', -dayMs],
  ['slow', dayMs],
])('if the device’s clock is a day %s, says so and shows the server’s day', async (word, differenceMs) => {
  const serverMs = Date.now() + differenceMs;
  const localDate = dayAt(serverMs, offset);
  const screen = await showHome({ ...shutWindow(), serverNow: new Date(serverMs).toISOString(), localDate });
  await expect.element(screen.getByText(new RegExp(`^The clock of this device is 24 hours ${word}`))).toBeVisible();
  await expect.element(screen.getByRole('time')).toHaveAttribute('datetime', localDate);
  const today = screen.getByRole('listitem').filter({ hasText: ', today:' });
  await expect.element(today).toMatchTextContent(/deep/i);
  expect(localDate).toBe(addDays(dayAt(Date.now(), offset), Math.sign(differenceMs)));
});

test('shows today’s date instead of the older day of a cached response while the server is slow', async () => {
  fakeApi({ 'POST /api/reflections/current': () => new Promise(() => undefined) });
  const client = createQueryClient(() => undefined);
  const storedAtMs = Date.now() - dayMs;
  const known = {
    ...openWindow(60_000),
    serverNow: new Date(storedAtMs).toISOString(),
    localDate: dayAt(storedAtMs, offset),
    zone: { offset },
    ahead: { from: dayAt(Date.now(), offset), prompts: [{ id: 'p', question: 'q' }] },
    receivedAtMs: performance.now() - dayMs,
    receivedAtWallMs: storedAtMs,
  };
  known.window.availableUntil = new Date(storedAtMs + 60_000).toISOString();
  const { queryKey } = currentWindowQuery({ timezoneOffset: offset, localDay: localDayNow() });
  // Set only the data and no update time, as the offline cache does for a request that has not succeeded yet.
  client.getQueryCache().build(client, { queryKey }).setState({ data: known });
  const screen = await renderInApp(<HomeScreen footerLinks={footerLinks} />, { client });
  await expect.element(screen.getByRole('time')).toHaveAttribute('datetime', dayAt(Date.now(), offset));
});

test('does not say that tonight’s reflection was deleted if the cached response is older than the window', async () => {
  fakeApi({ 'POST /api/reflections/current': () => new Promise(() => undefined) });
  const client = createQueryClient(() => undefined);
  const answeredMs = Date.now() - 120_000;
  const known = { ...shutWindow(), serverNow: new Date(answeredMs).toISOString() };
  known.window.availableFrom = new Date(answeredMs + 60_000).toISOString();
  const receivedAtMs = performance.now() - 120_000;
  const { queryKey } = currentWindowQuery({ timezoneOffset: offset, localDay: localDayNow() });
  client.setQueryData(queryKey, { ...known, receivedAtMs, receivedAtWallMs: answeredMs });
  client.setQueryData(weekReflectionsQuery(weekStartOf(known.localDate)).queryKey, []);
  const screen = await renderInApp(<HomeScreen footerLinks={footerLinks} />, { client });
  const card = screen.getByRole('heading', { name: 'Evening Reflection' });
  await expect.element(card).toBeVisible();
  await expect.element(card.element().parentElement).toMatchTextContent('LockedOpens at 6:00 PM');
});

test('asks for the current window again if the known window has ended while another screen was open', async () => {
  fakeApi({ 'POST /api/reflections/current': { body: { ...shutWindow(), isDeepOver: true } } });
  const client = createQueryClient(() => undefined);
  const answeredMs = Date.now() - 10_000;
  const known = { ...openWindow(5_000), serverNow: new Date(answeredMs).toISOString() };
  known.window.availableUntil = new Date(answeredMs + 5_000).toISOString();
  const { queryKey } = currentWindowQuery({ timezoneOffset: offset, localDay: localDayNow() });
  client.setQueryData(queryKey, {
    ...known,
    receivedAtMs: performance.now() - 10_000,
    receivedAtWallMs: answeredMs,
  });
  const screen = await renderInApp(<HomeScreen footerLinks={footerLinks} />, { client });
  await expect.element(screen.getByText(/^Today’s is over/)).toBeVisible();
});

/** Return the response with Monday evening's window, which extra time keeps open after midnight. */
function mondayEvening(serverNow: Date): CurrentWindowBody {
  vi.useFakeTimers({ toFake: ['Date'], now: serverNow });
  return {
    ...openWindow(0, { extraTimeUntil: new Date(2026, 10, 17, 1, 39, 59).toISOString(), zone: { offset } }),
    window: {
      type: 'evening',
      isActive: true,
      availableFrom: new Date(2026, 10, 16, 18).toISOString(),
      availableUntil: new Date(2026, 10, 16, 23, 59, 59).toISOString(),
    },
    localDate: dayAt(serverNow.getTime(), offset),
  };
}

test.each([
  ['to be written', /Available now1h 19m 5\dsFor Monday$/],
  ['that is written', /CompletedEdit availableFor Monday$/],
])('after midnight, the card of an evening with extra time %s names its day', async (state, text) => {
  const current = mondayEvening(new Date(2026, 10, 17, 0, 20));
  const { availableFrom, availableUntil } = current.window;
  const existingReflection = reflectionOf({ localDate: '2026-11-16', availableFrom, availableUntil });
  const screen = await showHome(state === 'to be written' ? current : { ...current, existingReflection });
  const card = screen.getByRole('link', { name: /Evening Reflection/ });
  await expect.element(card).toMatchTextContent(text);
});

test('before midnight, the card of an evening with extra time names no day', async () => {
  const screen = await showHome(mondayEvening(new Date(2026, 10, 16, 23, 50)));
  const card = screen.getByRole('link', { name: /Evening Reflection/ });
  await expect.element(card).toMatchTextContent(/Available now1h 49m 5\ds$/);
});
