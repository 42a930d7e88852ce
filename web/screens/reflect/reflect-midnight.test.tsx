import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openWindow, reflectionOf } from '../../../testing/reflections.ts';
import { button, create, current, openScreen, stats, words, write } from '../../../testing/writing-screen.tsx';

test.each([
  ['knows the stats of the new day', 200],
  ['does not get the stats of the new day before the submit', 503],
])(
  'celebrates the evening that was begun before midnight and submitted after it, if the page %s',
  async (_, status) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 23, 50) });
    const availableFrom = new Date(2026, 10, 16, 18).toISOString();
    const availableUntil = new Date(2026, 10, 16, 23, 59, 59).toISOString();
    const tonight = openWindow(0);
    const window = { ...tonight.window, availableFrom, availableUntil };
    let streak = 6;
    let statusOfStats = 200;
    const { api } = await openScreen({
      [current]: () => ({ body: { ...openWindow(0), window } }),
      'GET /api/user/stats': () => ({ status: statusOfStats, body: { ...stats, currentStreak: streak } }),
      'GET /api/reflections': { body: [] },
      [create]: () => {
        [streak, statusOfStats] = [7, 200];
        return { status: 201, body: reflectionOf({ content: words, availableFrom, availableUntil }) };
      },
    });
    await write();
    [streak, statusOfStats] = [0, status];
    vi.setSystemTime(new Date(2026, 10, 17, 0, 5));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(api.of('GET /api/user/stats')).toHaveLength(2));
    await button('Submit Reflection').click();
    await expect.element(page.getByRole('dialog'), { timeout: 4_000 }).toMatchTextContent(/A whole week/);
  },
);
