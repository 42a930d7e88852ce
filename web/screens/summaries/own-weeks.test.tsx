import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { reflectionOf, shutWindow, summaryOf } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { createQueryClient } from '../../data/query-client.ts';
import { summariesQuery } from '../../data/summaries.ts';
import { storage } from '../../device/storage.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../features/drafts/draft-storage.ts';
import { SummariesScreen } from './summaries-screen.tsx';

afterEach(() => vi.useRealTimers());

/** Open the summaries on Monday, November 16, 2026. `time` is the local time. */
async function openScreen(
  thisWeekCount: number,
  lastWeek: number,
  answers: FakeAnswers = {},
  time = [8, 0],
  storedClient = createQueryClient(() => undefined),
) {
  const [hour, minute] = time;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, hour, minute) });
  const body = { currentStreak: 0, longestStreak: 0, totalReflections: 3, thisWeekCount };
  fakeApi({
    'GET /api/summaries/weekly': { body: [] },
    'GET /api/user/stats': { body },
    'GET /api/reflections/weekly': ({ query }) => {
      const weekStart = query.get('weekStart') ?? '';
      const count = weekStart === '2026-11-16' ? thisWeekCount : lastWeek;
      return { body: Array.from({ length: count }, () => reflectionOf({ localDate: weekStart })) };
    },
    'POST /api/reflections/current': { body: { ...shutWindow(), localDate: '2026-11-16' } },
    'GET /api/user/preferences': { body: { aiSummaries: 'builtin' } },
    ...answers,
  });
  const { container, client } = await renderInApp(<Route path="/summary/:weekStart?" component={SummariesScreen} />, {
    path: '/summary',
    client: storedClient,
  });
  const title = answers['GET /api/summaries/weekly'] ? 'Learning to say no' : 'No summaries yet';
  await expect.element(page.getByText(title)).toBeVisible();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  return () => container.querySelectorAll('circle[stroke="var(--evening)"]').length;
}

test.each([
  [0, 3, 'Three of four last week. Those words are yours all the same, and this week is open.', 3],
  [0, 1, 'One of four last week. Those words are yours all the same, and this week is open.', 1],
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

test.each<[string, FakeAnswers, number]>([
  ['are off, above an empty list', { 'GET /api/user/preferences': { body: { aiSummaries: 'off' } } }, 1],
  [
    'are off, above a list',
    {
      'GET /api/user/preferences': { body: { aiSummaries: 'off' } },
      'GET /api/summaries/weekly': { body: [summaryOf({ weekStart: '2026-11-02' })] },
    },
    1,
  ],
  ['are on', {}, 0],
  ['may be on', { 'GET /api/user/preferences': 'offline' }, 0],
])('says that new summaries are off, with a link, only if they are: summaries %s', async (_, answers, links) => {
  await openScreen(0, 0, answers);
  const link = page.getByRole('link', { name: 'Turn them on' });
  expect(link.elements().map((each) => each.getAttribute('href'))).toEqual(Array(links).fill('/settings/summaries'));
  expect(page.getByText(/New summaries are off\./).elements()).toHaveLength(links);
});

test.each([
  [0, 'One of four this week so far, one of them not sent yet.', 1],
  [2, 'Three of four this week so far, one of them not sent yet.', 3],
  [3, 'Once your words are sent, this week gets a summary.', 4],
  [4, 'This week has enough: its summary comes on Monday.', 4],
])('with %i sent reflections and one that waits, the empty list says “%s”', async (sent, text, filled) => {
  const isoAt = (hour: number, minute = 0, second = 0) => new Date(2026, 10, 16, hour, minute, second).toISOString();
  const window = { type: 'evening', availableFrom: isoAt(18), availableUntil: isoAt(23, 59, 59) } as const;
  const draft = createDraft(window, { promptId: 'p', question: 'q' });
  const content = 'The ferry was late.';
  const waiting = { ...draft, content, sentContents: [content], status: 'waiting' as const };
  writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
  const filledCircles = await openScreen(sent, 0, {}, [20, 0]);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(filledCircles()).toBe(filled);
});

test('without a reflection, the empty list shows no progress', async () => {
  const filledCircles = await openScreen(0, 0);
  expect(filledCircles()).toBe(0);
  expect(page.getByText(/of four/).elements()).toHaveLength(0);
});

describe('on the Monday after a week with four reflections', () => {
  const earlier = { 'GET /api/summaries/weekly': { body: [summaryOf({ weekStart: '2026-11-02' })] } };
  const soon = /^Last week has enough: its summary is ready from 4\sAM\.$/;
  const written = 'Last week has enough: its summary is being written.';

  test.each<[string, FakeAnswers, number]>([
    ['the empty list', {}, 0],
    ['the empty list of a user who has written again', {}, 1],
    ['a list of earlier summaries', earlier, 0],
  ])('%s says when the summary comes, before 4 AM and while it is being written', async (_, answers, thisWeek) => {
    const filledCircles = await openScreen(thisWeek, 4, answers, [3, 59]);
    await expect.element(page.getByText(soon)).toBeVisible();
    if (answers !== earlier) expect(filledCircles()).toBe(4);
    expect(page.getByText(/of four/).elements()).toHaveLength(0);
    vi.useRealTimers();
    await openScreen(thisWeek, 4, answers, [4, 0]);
    await expect.element(page.getByText(written)).toBeVisible();
  });

  test('the list has the summary at most 8 s after the server', async () => {
    const [old, summary] = [summaryOf({ weekStart: '2026-11-02' }), summaryOf({ weekStart: '2026-11-09' })];
    let list = [old];
    await openScreen(0, 4, { 'GET /api/summaries/weekly': () => ({ body: list }) }, [4, 0]);
    await expect.element(page.getByText(written)).toBeVisible();
    list = [summary, old];
    await expect.element(page.getByText(written), { timeout: 9_000 }).not.toBeInTheDocument();
  });

  test('the empty list begins with this sentence', async () => {
    await page.viewport(320, 568);
    await openScreen(0, 4, {}, [0, 30]);
    await expect.element(page.getByText(soon)).toBeInViewport();
    const circle = document.querySelector('circle[cx="12"][cy="16"]');
    expect(page.getByText(soon).element().getBoundingClientRect().top).toBeLessThan(
      circle?.getBoundingClientRect().top ?? 0,
    );
  });

  test.each<[string, number, FakeAnswers]>([
    ['are off', 4, { 'GET /api/user/preferences': { body: { aiSummaries: 'off' } } }],
    ['need another reflection', 3, {}],
  ])('nothing is said of a coming summary if summaries %s', async (_, lastWeek, answers) => {
    await openScreen(0, lastWeek, { ...earlier, ...answers }, [3, 59]);
    await openScreen(0, lastWeek, answers, [4, 0]);
    expect(page.getByText(/has enough/).elements()).toHaveLength(0);
  });

  test('nothing is said of a coming summary while the server’s list is not known', async () => {
    const client = createQueryClient(() => undefined);
    client.setQueryData(summariesQuery('2026-11-16').queryKey, [summaryOf({ weekStart: '2026-11-02' })]);
    const offline = { 'GET /api/summaries/weekly': 'offline' } as const;
    await openScreen(0, 4, offline, [4, 0], client);
    await expect.element(page.getByText(/There is no connection just now/)).toBeVisible();
    expect(page.getByText(/has enough/).elements()).toHaveLength(0);
  });

  test('nothing is said of a coming summary once the list has it, or on the next day', async () => {
    await openScreen(0, 4, { 'GET /api/summaries/weekly': { body: [summaryOf({ weekStart: '2026-11-09' })] } });
    await openScreen(0, 4, earlier, [24, 0]);
    expect(page.getByText(/has enough/).elements()).toHaveLength(0);
  });
});

test('in the extra time of Sunday, the empty list says until when Sunday is open', async () => {
  const isoAt = (date: number, hour: number, minute = 0, second = 0) =>
    new Date(2026, 10, date, hour, minute, second).toISOString();
  const window = {
    type: 'evening',
    isActive: true,
    availableFrom: isoAt(15, 18),
    availableUntil: isoAt(15, 23, 59, 59),
  };
  const extraTimeUntil = isoAt(16, 1, 39, 59);
  const current = { window, serverNow: isoAt(16, 0, 25), localDate: '2026-11-16', extraTimeUntil };
  await openScreen(0, 3, { 'POST /api/reflections/current': { body: current } }, [0, 25]);
  await expect
    .element(page.getByText(/^Three of four last week, and Sunday’s evening is open until 1:39\sAM\.$/))
    .toBeVisible();
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
  // A line parts the bar from the text that scrolls below it.
  const bar = collapse.element().parentElement;
  expect(bar && getComputedStyle(bar).borderTopWidth).toBe('1px');
  await collapse.click();
  await expect.element(page.getByRole('button', { name: /^Expand/ })).toBeInViewport();
  expect(article?.getBoundingClientRect().top).toBeGreaterThanOrEqual(-1);
});
