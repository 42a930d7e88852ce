import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StreakExplained } from '../../../core/contract/stats.ts';
import { addDays } from '../../../core/domain/days/day.ts';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { openWindow, reflectionOf, shutWindow } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { footerLinks } from '../../app/routes.ts';
import { storage } from '../../device/storage.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, findDrafts, writeDraft } from '../../features/drafts/draft-storage.ts';
import { HomeScreen } from './home-screen.tsx';

const stats = { currentStreak: 2, longestStreak: 5, totalReflections: 9, thisWeekCount: 2 };
const explained: StreakExplained = {
  current: 2,
  longest: 5,
  today: '2026-11-20',
  days: [
    { localDate: '2026-11-17', kind: 'counted' },
    { localDate: '2026-11-18', kind: 'bridged' },
    { localDate: '2026-11-19', kind: 'counted' },
    { localDate: '2026-11-20', kind: 'open' },
  ],
  timezoneOffset: -330,
  timeZone: 'Asia/Kolkata',
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
});

function writeUnsentOfYesterday(from = [18], until = [24]) {
  const at = ([hour = 0, ...rest]: number[]) => new Date(2026, 10, 19, hour, ...rest).toISOString();
  const evening = { type: 'evening', availableFrom: at(from), availableUntil: at(until) } as const;
  const draft = { ...createDraft(evening, { promptId: 'p', question: 'q' }), content: 'Half a thought' };
  writeDraft(storage, draftKey(someIdentity.uid, draft), draft);
}

async function explain(answer: Partial<StreakExplained> = {}, more: FakeAnswers = {}) {
  const api = fakeApi({
    'POST /api/reflections/current': { body: shutWindow() },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections': { body: [] },
    'GET /api/user/stats': { body: stats },
    'GET /api/user/streak': { body: { ...explained, ...answer } },
    ...more,
  });
  await renderInApp(<HomeScreen footerLinks={footerLinks} />);
  const badge = page.getByRole('button', { name: /^2 day streak.* Why this number\?$/ });
  const hasDrafts = findDrafts(someIdentity.uid).length > 0;
  if (!hasDrafts) expect(api.of('GET /api/user/streak')).toHaveLength(0);
  await badge.click();
  await expect.element(page.getByRole('dialog', { name: 'Why this number?' })).toBeVisible();
  return { api, badge };
}

const days = () =>
  page
    .getByRole('list', { name: 'Days of the streak, newest first' })
    .getByRole('listitem')
    .elements()
    .map((day) => day.textContent);

test('asks for the streak again if the answer with the window has changed it', async () => {
  let asked = 0;
  fakeApi({
    'POST /api/reflections/current': { body: { ...shutWindow(), changesStreak: true } },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections': { body: [] },
    'GET /api/user/stats': () => {
      asked += 1;
      return { body: { ...stats, currentStreak: asked === 1 ? 0 : 1 } };
    },
  });
  await renderInApp(<HomeScreen footerLinks={footerLinks} />);
  await expect.element(page.getByRole('button', { name: '1 day streak Why this number?' })).toBeVisible();
  expect(asked).toBe(2);
});

test('asks for the streak again when the extra time of a window is over', async () => {
  const extraTimeUntil = new Date(Date.now() + 800).toISOString();
  const answers = [{ ...openWindow(-1_000), extraTimeUntil }, shutWindow()];
  let isOver = false;
  fakeApi({
    'POST /api/reflections/current': () => {
      const answer = answers.shift();
      isOver = answer?.extraTimeUntil === undefined;
      return { body: answer ?? shutWindow() };
    },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections': { body: [] },
    'GET /api/user/stats': () => ({ body: { ...stats, currentStreak: isOver ? 0 : 2 } }),
  });
  await renderInApp(<HomeScreen footerLinks={footerLinks} />);
  await expect.element(page.getByRole('button', { name: '2 day streak Why this number?' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '0 day streak Why this number?' })).toBeVisible();
});

test.each([
  ['says how long it becomes once the words that wait are sent', 20, 2, [], '2 day streak · 3 when sent'],
  ['says so also of a long streak', 20, 128, [], '128 day streak · 129 when sent'],
  ['names no number for words of yesterday', 19, 128, [], '128 day streak · longer when sent'],
  [
    'promises nothing for words of a day that counts already',
    20,
    2,
    [reflectionOf({ localDate: '2026-11-20' })],
    '2 day streak',
  ],
])('the badge %s, on one line of a small phone', async (_, day, currentStreak, latest, text) => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(320, 568);
  const at = (hour: number) => new Date(2026, 10, day, hour).toISOString();
  const evening = { type: 'evening', availableFrom: at(11), availableUntil: at(24) } as const;
  const draft = { ...createDraft(evening, { promptId: 'p', question: 'q' }), content: 'The ferry was late.' };
  const waiting = { ...draft, sentContents: [draft.content], status: 'waiting' } as const;
  writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
  fakeApi({
    'POST /api/reflections/current': { body: shutWindow() },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections': { body: latest },
    'GET /api/user/stats': { body: { ...stats, currentStreak } },
  });
  await renderInApp(<HomeScreen footerLinks={footerLinks} />);
  const badge = page.getByText(text, { exact: true });
  await expect.element(badge).toBeVisible();
  expect(badge.element().getClientRects()).toHaveLength(1);
  expect(badge.element().closest('button')?.clientHeight).toBeLessThanOrEqual(48);
});

test.each([
  ['says how long it becomes once yesterday’s unsent words are submitted', 2, '0 day streak · 3 when you submit'],
  ['fits on a small phone also with a long streak', 128, '0 day streak · 129 when you submit'],
  ['promises nothing if these words save no streak', undefined, '0 day streak'],
])('the badge %s', async (_, endedBeforeYesterday, text) => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(320, 568);
  writeUnsentOfYesterday();
  const body = { ...explained, current: 0, days: [], ...(endedBeforeYesterday && { endedBeforeYesterday }) };
  fakeApi({
    'POST /api/reflections/current': { body: shutWindow() },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections': { body: [] },
    'GET /api/user/stats': { body: { ...stats, currentStreak: 0 } },
    'GET /api/user/streak': { body },
  });
  const { client } = await renderInApp(<HomeScreen footerLinks={footerLinks} />);
  const badge = page.getByText(text, { exact: true });
  await expect.element(badge).toBeVisible();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  await expect.element(badge).toBeVisible();
  expect(badge.element().getClientRects()).toHaveLength(1);
});

test('in the last hour of the day on which the clocks went back, yesterday’s unsent words can be submitted', async () => {
  vi.setSystemTime(new Date(2026, 10, 20, 23, 5));
  writeUnsentOfYesterday([17], [22, 59, 59]);
  fakeApi({
    'POST /api/reflections/current': { body: { ...shutWindow(), localDate: explained.today } },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections': { body: [] },
    'GET /api/user/stats': { body: { ...stats, currentStreak: 0 } },
    'GET /api/user/streak': { body: { ...explained, current: 0, days: [], endedBeforeYesterday: 2 } },
  });
  await renderInApp(<HomeScreen footerLinks={footerLinks} />);
  await expect.element(page.getByText('0 day streak · 3 when you submit', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Finish and submit' })).toBeVisible();
});

test('the badge begins each of its lines at the left when large text needs two', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(innerWidth, innerHeight);
  });
  await page.viewport(320, 568);
  document.documentElement.style.fontSize = '150%';
  writeUnsentOfYesterday();
  fakeApi({
    'POST /api/reflections/current': { body: shutWindow() },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections': { body: [] },
    'GET /api/user/stats': { body: { ...stats, currentStreak: 0 } },
    'GET /api/user/streak': { body: { ...explained, current: 0, days: [], endedBeforeYesterday: 2 } },
  });
  await renderInApp(<HomeScreen footerLinks={footerLinks} />);
  const badge = page.getByText('0 day streak · 3 when you submit', { exact: true });
  await expect.element(badge).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(badge.element());
  const lines = new Map([...range.getClientRects()].reverse().map(({ top, left }) => [Math.round(top), left]));
  expect(lines.size).toBe(2);
  expect(new Set([...lines.values()].map(Math.round)).size).toBe(1);
});

describe('a tap on the streak', () => {
  test('says that a day still counts after its reflection was deleted', async () => {
    const [first, ...rest] = explained.days;
    await explain({ days: first ? [{ ...first, isDeleted: true }, ...rest] : [] });
    await expect.element(page.getByText('counts, written and deleted later')).toBeVisible();
    expect(days()).toHaveLength(4);
  });

  test('explains the streak day by day, newest day first', async () => {
    await explain();
    await expect
      .element(
        page.getByText(
          '2 days in a row, since Tuesday, November 17, 2026. Today is still open: one reflection makes it 3, ' +
            'without one it ends. Your longest streak was 5 days; deleting a reflection does not shorten it.',
        ),
      )
      .toBeVisible();
    expect(days()).toEqual([
      'Friday, November 20, 2026still open',
      'Thursday, November 19, 2026counts',
      'Wednesday, November 18, 2026lost on your journey: neither counts nor ends the streak',
      'Tuesday, November 17, 2026counts',
    ]);
    await expect
      .element(
        page.getByText(
          'A day counts with one reflection, evening or deep. Words that arrive up to a day late count for the day they were written, if Inward was online on one of your devices that day.',
        ),
      )
      .toBeVisible();
    await expect.element(page.getByText('Your days end at midnight in Asia/Kolkata (UTC+5:30).')).toBeVisible();
  });

  test('shows a long list of days whole, so that the dialog alone scrolls', async () => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(320, 568);
    const long = Array.from({ length: 12 }, (_, ago) => ({
      localDate: addDays('2026-11-20', ago - 11),
      kind: 'counted' as const,
    }));
    await explain({ days: long });
    const list = await page.getByRole('list', { name: 'Days of the streak, newest first' }).findElement();
    expect(list.scrollHeight).toBe(list.clientHeight);
    const dialog = await page.getByRole('dialog').findElement();
    expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  });

  test.each([
    [1280, 720, '100%'],
    [360, 640, '100%'],
    [360, 640, '150%'],
    [320, 568, '200%'],
  ])('keeps Close in view with room below it at %i x %i with text of %s', async (width, height, size) => {
    const { innerWidth, innerHeight } = window;
    document.documentElement.style.fontSize = size;
    onTestFinished(async () => {
      document.documentElement.style.fontSize = '';
      await page.viewport(innerWidth, innerHeight);
    });
    await page.viewport(width, height);
    await explain();
    await expect.element(page.getByText('counts', { exact: true }).first()).toBeInTheDocument();
    const dialog = await page.getByRole('dialog').findElement();
    expect(dialog.scrollTop).toBe(0);
    await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const close = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
    expect(dialog.getBoundingClientRect().bottom - close.bottom).toBeGreaterThanOrEqual(16);
  });

  test.each([
    [320, 568],
    [360, 800],
  ])('shows the longest streak at %i x %i without a scroll', async (width, height) => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(width, height);
    await explain();
    const text = page.getByText(/Your longest streak was 5 days; deleting a reflection does not shorten it\.$/);
    await expect.element(text).toBeVisible();
    const close = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
    expect(text.element().getBoundingClientRect().bottom).toBeLessThan(close.top);
  });

  test('opens a dialog that closes on Escape and with its Close button', async () => {
    const { badge } = await explain();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(badge).toHaveFocus();
    await badge.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test.each<[string, Partial<StreakExplained>, string]>([
    [
      'a streak of one day',
      { current: 1, longest: 1, days: [{ localDate: '2026-11-20', kind: 'counted' }] },
      '1 day, since Friday, November 20, 2026. You have never had a longer streak.',
    ],
    [
      'the end of a streak',
      { current: 0, days: [] },
      'One reflection today begins a new streak. Your longest streak was 5 days; deleting a reflection does not shorten it.',
    ],
    [
      'a journal without reflections',
      { current: 0, longest: 0, days: [] },
      'You have no streak yet. Your next reflection begins one.',
    ],
  ])('the dialog describes %s', async (_, answer, words) => {
    await explain(answer);
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  });

  test.each<[string, FakeAnswers, RegExp]>([
    ['', {}, /Once they are in your journal, your streak goes on: 3 days\.$/],
    [
      ', without a connection',
      { 'GET /api/user/streak': 'offline' },
      /^Your words that wait to be sent count once they are in your journal\.$/,
    ],
  ])('says what words of today that wait to be sent will change%s', async (_, answers, words) => {
    const at = (hour: number) => new Date(2026, 10, 20, hour).toISOString();
    const window = { type: 'evening', availableFrom: at(11), availableUntil: at(24) } as const;
    const draft = { ...createDraft(window, { promptId: 'p', question: 'q' }), content: 'The ferry was late.' };
    const waiting = { ...draft, sentContents: [draft.content], status: 'waiting' } as const;
    writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
    await explain({}, answers);
    await expect.element(page.getByText(words)).toBeVisible();
    expect(page.getByText(/Today is still open/).elements()).toHaveLength(0);
  });

  test('says that yesterday’s unsent words can still save the streak', async () => {
    writeUnsentOfYesterday();
    await explain({ current: 0, days: [], endedBeforeYesterday: 4 });
    const isBack = 'Submit them today, and your streak goes on: 5 days.';
    await expect
      .element(
        page.getByText(
          `You have unsent words of yesterday. ${isBack} Your longest streak was 5 days; deleting a reflection does not shorten it.`,
        ),
      )
      .toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByText(isBack)).toBeVisible();
  });

  test.each([
    [0, null, 'UTC'],
    [-120, null, 'UTC+2'],
    [570, null, 'UTC-9:30'],
    [300, 'America/New_York', 'America/New York (UTC-5)'],
    [0, 'UTC', 'UTC'],
  ])('with the offset %i and the zone name %s, shows the time zone %s', async (timezoneOffset, timeZone, words) => {
    await explain({ timezoneOffset, timeZone });
    await expect.element(page.getByText(`Your days end at midnight in ${words}.`, { exact: true })).toBeVisible();
  });

  test('names no time zone while the zone is unknown', async () => {
    await explain({ timezoneOffset: null, timeZone: null });
    await expect.element(page.getByText(/^2 days in a row/)).toBeVisible();
    expect(page.getByText(/midnight/).elements()).toHaveLength(0);
  });

  test.each([
    [31, 'And one day before.'],
    [400, 'And 370 days before.'],
  ])('lists thirty of %i days and counts the remaining days', async (count, words) => {
    const long = Array.from({ length: count }, (_, index) => ({
      localDate: addDays('2026-11-20', index + 1 - count),
      kind: 'counted' as const,
    }));
    await explain({ current: count, longest: count, days: long });
    await expect.element(page.getByText(words)).toBeVisible();
    expect(days()).toHaveLength(30);
  });

  test('says after a failed request that the streak is safe, and fetches it again on request', async () => {
    let isDown = true;
    await explain({}, { 'GET /api/user/streak': () => (isDown ? { status: 503, body: 'down' } : { body: explained }) });
    await expect.element(page.getByText('The days cannot be loaded just now. Your streak is safe.')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText(/^2 days in a row/)).toBeVisible();
  });
});
