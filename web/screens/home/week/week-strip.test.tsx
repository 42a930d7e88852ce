import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { shutWindow } from '../../../../testing/reflections.ts';
import { renderInApp } from '../../../../testing/render.tsx';
import { footerLinks } from '../../../app/routes.ts';
import { HomeScreen } from '../home-screen.tsx';

/** Set the clock to Friday, November 20, 2026, 17:40 in the device's time zone. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 17, 40) });
});

const stats = { currentStreak: 2, longestStreak: 20, totalReflections: 40, thisWeekCount: 1 };

async function showWeek(current: object, answers: FakeAnswers = {}) {
  fakeApi({
    'POST /api/reflections/current': { body: { ...shutWindow(), localDate: '2026-11-20', ...current } },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections': { body: [] },
    'GET /api/reflections/on-this-day': { body: [] },
    'GET /api/user/stats': { body: stats },
    ...answers,
  });
  await renderInApp(<HomeScreen footerLinks={footerLinks} />);
  return page.getByRole('region', { name: 'This week' }).getByRole('listitem');
}

const today = { from: '2026-11-20', prompts: [] };
const tomorrow = { from: '2026-11-21', prompts: [] };

test.each<[string, string, object]>([
  ['not yet', 'the deep window may be still to come', { ahead: tomorrow }],
  ['not yet', 'the evening is still to come', { isDeepOver: true, ahead: today }],
  ['no reflection', 'both windows are over', { isDeepOver: true, ahead: tomorrow }],
])('the week says "%s" of today while %s', async (words, _state, current) => {
  const days = await showWeek(current);
  await expect.element(days.nth(4)).toMatchTextContent(`Friday, today: ${words}`);
  await expect.element(days.nth(3)).toMatchTextContent('Thursday: no reflection');
});
