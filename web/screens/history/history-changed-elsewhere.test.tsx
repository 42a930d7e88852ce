import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HISTORY_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { listView, noon, openScreen, reflections } from '../../../testing/history-screen.tsx';
import { createQueryClient } from '../../data/query-client.ts';
import { calendarQuery, latestReflectionsQuery } from '../../data/reflections.ts';
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
