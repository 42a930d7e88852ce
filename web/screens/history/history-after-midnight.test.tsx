// History after midnight: with extra time, yesterday's evening is open until 1:39 AM.
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CurrentWindowBody } from '../../../core/contract/reflections.ts';
import { openScreen } from '../../../testing/history-screen.tsx';
import { reflectionOf } from '../../../testing/reflections.ts';

const isoAt = (date: number, hour: number, minute = 0, second = 0) =>
  new Date(2026, 10, date, hour, minute, second).toISOString();

const window = { type: 'evening', availableFrom: isoAt(15, 18), availableUntil: isoAt(15, 23, 59, 59) } as const;
const sunday = reflectionOf({ ...window, localDate: '2026-11-15', content: 'Sunday evening.' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 0, 30) });
});

/** Open history in the extra time of Sunday, November 15, 2026. */
function openLate(change: Partial<CurrentWindowBody> = {}) {
  const body: CurrentWindowBody = {
    window: { ...window, isActive: true },
    prompt: { id: '0193f000-0000-7000-8000-000000000aaa', question: 'What stayed with you today?' },
    serverNow: isoAt(16, 0, 30),
    localDate: '2026-11-16',
    extraTimeUntil: isoAt(16, 1, 39, 59),
    ...change,
  };
  const written = { body: change.existingReflection ? [change.existingReflection] : [] };
  return openScreen({
    'GET /api/reflections/calendar': written,
    'GET /api/reflections': written,
    'POST /api/reflections/current': { body },
  });
}

const write = () => page.getByRole('button', { name: /^Write the|^Go on writing/ });
const words = () => page.getByRole('heading', { name: 'No Reflections' }).element().parentElement?.textContent;

test('Monday offers no writing of the evening of Sunday, but says when its own windows open', async () => {
  await openLate({ existingReflection: sunday });
  await expect.poll(words).toMatch(/No reflections found for Monday, .*Opens at 6:00\sPM$/);
  expect(write().elements()).toHaveLength(0);
});

test('Sunday, and not Monday, offers to write the evening of Sunday', async () => {
  const { history } = await openLate();
  await expect.poll(words).toMatch(/No reflections found for Monday, .*Opens at 6:00\sPM$/);
  expect(write().elements()).toHaveLength(0);
  await page.getByRole('button', { name: /^Sunday, November 15, 2026/ }).click();
  await write().click();
  expect(history).toEqual(['/history?date=2026-11-15', '/reflect/evening']);
});

test('Sunday shows its reflection once it is written, and no offer to write', async () => {
  await openLate({ existingReflection: sunday });
  await page.getByRole('button', { name: /^Sunday, November 15, 2026/ }).click();
  await expect.element(page.getByText('Sunday evening.')).toBeVisible();
  expect(write().elements()).toHaveLength(0);
});
