import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HISTORY_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { listView, noon, openScreen, reflections } from '../../../testing/history-screen.tsx';
import { openWindow, reflectionOf } from '../../../testing/reflections.ts';
import { someIdentity } from '../../../testing/render.tsx';
import { currentWindowQuery } from '../../data/current-window.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { calendarQuery, latestReflectionsQuery } from '../../data/reflections.ts';
import { putPending, removePending } from '../../features/deletion/change-pending.ts';
import { addMonths, monthBounds } from '../../features/reflections/month.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';

const calendar = 'GET /api/reflections/calendar';
const deleted = () => page.getByText('Evening of the twentieth.');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

/** Return a client that fetched all reflections `secondsAgo`. */
function clientWithReflections(secondsAgo: number) {
  const client = createQueryClient(() => undefined);
  const updatedAt = { updatedAt: noon.getTime() - secondsAgo * 1_000 };
  for (const month of ['2026-11', addMonths('2026-11', -1)]) {
    const { start, end } = monthBounds(month, effectiveTimezoneOffset());
    client.setQueryData(calendarQuery(start, end).queryKey, reflections, updatedAt);
  }
  client.setQueryData(latestReflectionsQuery(HISTORY_LIST_LIMIT, '2026-11-20').queryKey, reflections, updatedAt);
  return client;
}

const rest = reflections.slice(1);

test('the calendar shows the cached day first, and then without a reflection that another device deleted', async () => {
  let send = () => {};
  const coming = new Promise<{ body: unknown }>((resolve) => {
    send = () => resolve({ body: rest });
  });
  await openScreen({ [calendar]: () => coming }, '/history', clientWithReflections(11));
  await expect.element(deleted()).toBeVisible();
  send();
  await expect.element(deleted()).not.toBeInTheDocument();
});

test('a month that is shown again is fetched again, but not within ten seconds', async () => {
  const { api } = await openScreen({}, '/history', clientWithReflections(0));
  await expect.element(deleted()).toBeVisible();
  await page.getByRole('button', { name: 'Previous month' }).click();
  expect(api.of(calendar)).toEqual([]);
  vi.setSystemTime(noon.getTime() + 11_000);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect.poll(() => api.of(calendar)).toHaveLength(1);
});

test('the list shows the cached reflections first, and then without one that another device deleted', async () => {
  await openScreen(
    { [calendar]: { body: rest }, 'GET /api/reflections': { body: rest } },
    '/history',
    clientWithReflections(11),
  );
  await listView().click();
  await expect.element(page.getByText('Evening of the eighteenth.')).toBeVisible();
  await expect.element(deleted()).not.toBeInTheDocument();
});

test('without a connection, the calendar shows what the device has, and requests nothing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { api } = await openScreen({ [calendar]: 'offline' }, '/history', clientWithReflections(60));
  await expect.element(deleted()).toBeVisible();
  expect(api.of(calendar)).toEqual([]);
  expect(page.getByRole('button', { name: 'Load again' }).elements()).toEqual([]);
});

const write = () => page.getByRole('button', { name: 'Write the evening reflection' });

/** Return a client that fetched the open window and an empty calendar eleven seconds ago, and that window. */
function clientWithOpenWindow() {
  const client = clientWithReflections(11);
  const known = openWindow(3_600_000);
  const received = { receivedAtMs: performance.now(), receivedAtWallMs: Date.now() };
  const key = { timezoneOffset: effectiveTimezoneOffset(), localDay: '2026-11-20' };
  const updatedAt = noon.getTime() - 11_000;
  client.setQueryData(currentWindowQuery(key).queryKey, { ...known, ...received }, { updatedAt });
  return { client, known };
}

test('today without the reflection that another device deleted does not offer to write it', async () => {
  const { client, known } = clientWithOpenWindow();
  const body = { ...known, window: { ...known.window, isActive: false } };
  await openScreen({ [calendar]: { body: rest }, 'POST /api/reflections/current': { body } }, '/history', client);
  await expect.element(page.getByText(/^No reflections found for Friday/)).toBeVisible();
  await expect.element(write()).not.toBeInTheDocument();
  await expect.element(page.getByText('You deleted tonight’s', { exact: false })).toBeVisible();
});

test('today does not offer to write a reflection that another tab is deleting', async () => {
  const { client, known } = clientWithOpenWindow();
  const written = reflectionOf(known.window);
  const { id, revision, localDate: countedDay } = written;
  putPending(someIdentity.uid, { ...known.window, id, revision, countedDay, heldUntilMs: Date.now() + 60_000 });
  onTestFinished(() => removePending(someIdentity.uid, id));
  await openScreen(
    { [calendar]: { body: [written] }, 'POST /api/reflections/current': { body: known } },
    '/history',
    client,
  );
  await expect.element(page.getByText(/^No reflections found for Friday/)).toBeVisible();
  await expect.element(page.getByText('You deleted tonight’s', { exact: false })).toBeVisible();
  expect(write().elements()).toEqual([]);
});
