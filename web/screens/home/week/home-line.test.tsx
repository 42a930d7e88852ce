import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { reflectionOf, shutWindow } from '../../../../testing/reflections.ts';
import { renderInApp } from '../../../../testing/render.tsx';
import { footerLinks } from '../../../app/routes.ts';
import { HomeScreen } from '../home-screen.tsx';

const stats = { currentStreak: 1, longestStreak: 20, totalReflections: 40, thisWeekCount: 2 };

afterEach(() => vi.useRealTimers());

async function showHome(day: string, lastDay: string, answers: FakeAnswers = {}) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(year, month - 1, date, 17) });
  fakeApi({
    'POST /api/reflections/current': { body: { ...shutWindow(), localDate: day } },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections': { body: [reflectionOf({ localDate: lastDay })] },
    'GET /api/reflections/on-this-day': { body: [] },
    'GET /api/user/stats': { body: stats },
    ...answers,
  });
  const { unmount } = await renderInApp(<HomeScreen footerLinks={footerLinks} />);
  await expect.element(page.getByText('Latest reflections')).toBeVisible();
  return unmount;
}

test('on a Monday home says how many of four last week had', async () => {
  const three = ['2026-11-09', '2026-11-11', '2026-11-14'].map((localDate) => reflectionOf({ localDate }));
  await showHome('2026-11-16', '2026-11-14', { 'GET /api/reflections/weekly': { body: three } });
  await expect.element(page.getByText(/three of four/i)).toBeVisible();
});

test('after a missed deep window home has a kind line', async () => {
  await showHome('2026-11-19', '2026-11-18', {
    'POST /api/reflections/current': { body: { ...shutWindow(), localDate: '2026-11-19', isDeepOver: true } },
  });
  await expect.element(page.getByText(/deep window went by|ten minutes passed|No deep reflection today/)).toBeVisible();
});

test('the line is another one on the next day of a lapse, and the same one on the same day', async () => {
  const lapse = /small beginning|catching up|few words are enough/;
  const shown: (string | null)[] = [];
  for (const day of ['2026-11-19', '2026-11-19', '2026-11-20', '2026-11-23']) {
    const leave = await showHome(day, '2026-11-12');
    await expect.element(page.getByText(lapse)).toBeVisible();
    shown.push(page.getByText(lapse).element().textContent);
    await leave();
  }
  expect(shown[1]).toBe(shown[0]);
  expect(shown[2]).not.toBe(shown[1]);
  expect(shown[3]).not.toBe(shown[2]);
});

test('the place of the line has its height before the line is there', async () => {
  const never = () => new Promise<never>(() => undefined);
  await showHome('2026-11-19', '2026-11-18', { 'GET /api/user/stats': never });
  const week = page.getByRole('region', { name: 'This week' }).element();
  expect(week.nextElementSibling?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
