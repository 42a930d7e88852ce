import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { reflectionOf, summaryOf } from '../../../testing/reflections.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { SummariesScreen } from './summaries-screen.tsx';

afterEach(() => vi.useRealTimers());

/** Open the summaries on Monday, November 16, 2026. */
async function openScreen(thisWeekCount: number, lastWeek: number, answers: FakeAnswers = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 8) });
  const body = { currentStreak: 0, longestStreak: 0, totalReflections: 3, thisWeekCount };
  fakeApi({
    'GET /api/summaries/weekly': { body: [] },
    'GET /api/user/stats': { body },
    'GET /api/reflections/weekly': { body: Array.from({ length: lastWeek }, () => reflectionOf({})) },
    'GET /api/user/preferences': { body: { aiSummaries: 'builtin' } },
    ...answers,
  });
  const { container } = await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, {
    path: '/summary',
  });
  await expect.element(page.getByText('No summaries yet')).toBeVisible();
  return () => container.querySelectorAll('circle[stroke="var(--evening)"]').length;
}

test.each([
  [0, 3, 'Three of four last week. Those words are yours all the same, and this week is open.', 0],
  [0, 1, 'One of four last week. Those words are yours all the same, and this week is open.', 0],
  [2, 3, 'Two of four this week so far.', 2],
  [5, 0, 'This week has enough: its summary comes on Monday.', 4],
])(
  'with %i reflections this week and %i last week, the empty list says “%s” and has %i filled circles',
  async (thisWeek, lastWeek, text, filled) => {
    const filledCircles = await openScreen(thisWeek, lastWeek);
    await expect.element(page.getByText(text)).toBeVisible();
    expect(filledCircles()).toBe(filled);
  },
);

test.each<[string, FakeAnswers[string]]>([
  ['are off', { body: { aiSummaries: 'off' } }],
  ['are not known', 'offline'],
])('does not promise a summary of a week with enough reflections when summaries %s', async (_, preferences) => {
  await openScreen(5, 0, { 'GET /api/user/preferences': preferences });
  await expect.element(page.getByText('Five reflections this week so far.')).toBeVisible();
  expect(page.getByText(/comes on Monday/).elements()).toHaveLength(0);
});

test('without a reflection, the empty list shows no progress', async () => {
  const filledCircles = await openScreen(0, 0);
  expect(filledCircles()).toBe(0);
  expect(page.getByText(/of four/).elements()).toHaveLength(0);
});

test('keeps the button Collapse of a long summary on screen, and scrolls to the card after collapsing it', async () => {
  const longSummary = Array.from({ length: 30 }, () => 'It rained, and the harbour was quiet all day.'.repeat(3)).join(
    '\n\n',
  );
  fakeApi({ 'GET /api/summaries/weekly': { body: [summaryOf({ longSummary })] } });
  await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, { path: '/summary' });
  const collapse = page.getByRole('button', { name: /^Collapse/ });
  await expect.element(collapse).toBeVisible();
  const article = collapse.element().closest('article');
  for (const place of [0, 600, 1_500]) {
    window.scrollTo(0, place);
    await vi.waitFor(() => {
      const { top, bottom } = collapse.element().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    });
  }
  await collapse.click();
  await expect.element(page.getByRole('button', { name: /^Expand/ })).toBeInViewport();
  expect(article?.getBoundingClientRect().top).toBeGreaterThanOrEqual(-1);
});
