import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AiSummaries } from '../../../../core/contract/preferences.ts';
import type { Summary } from '../../../../core/contract/summaries.ts';
import { daysBetween } from '../../../../core/domain/days/day.ts';
import { type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { openWindow, reflectionOf, shutWindow, summaryOf } from '../../../../testing/reflections.ts';
import { renderInApp, signedInState, someIdentity, someUser, standingSession } from '../../../../testing/render.tsx';
import { footerLinks } from '../../../app/routes.ts';
import { storage } from '../../../device/storage.ts';
import { putPending, removePending } from '../../../features/deletion/change-pending.ts';
import { createDraft, type DraftStatus } from '../../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../../features/drafts/draft-storage.ts';
import type { SessionState } from '../../../features/session/session-state.ts';
import { HomeScreen } from '../home-screen.tsx';

const stats = { currentStreak: 1, longestStreak: 20, totalReflections: 40, thisWeekCount: 2 };
const preferencesWith = (aiSummaries: AiSummaries) => ({
  extraTime: false,
  aiSummaries,
  summaryModel: null,
  agreedBefore: null,
  reminders: { deep: true, evening: true, streak: true, summary: true, quiet: null },
  openedSummary: null,
});

afterEach(() => vi.useRealTimers());

async function showHome(day: string, lastDay: string, answers: FakeAnswers = {}, state: SessionState = signedInState) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(year, month - 1, date, 17) });
  fakeApi({
    'POST /api/reflections/current': { body: { ...shutWindow(), localDate: day } },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections': { body: [reflectionOf({ localDate: lastDay })] },
    'GET /api/reflections/on-this-day': { body: [] },
    'GET /api/user/stats': { body: { ...stats, currentStreak: daysBetween(lastDay, day) > 1 ? 0 : 1 } },
    'GET /api/user/preferences': { body: preferencesWith('builtin') },
    ...answers,
  });
  const session = standingSession(state);
  const { unmount } = await renderInApp(<HomeScreen footerLinks={footerLinks} />, { session });
  await expect.element(page.getByText('Latest reflections')).toBeVisible();
  return unmount;
}

test('on a Monday, home says how many of the four reflections of the weekly goal were written last week', async () => {
  const three = ['2026-11-09', '2026-11-11', '2026-11-14'].map((localDate) => reflectionOf({ localDate }));
  await showHome('2026-11-16', '2026-11-14', { 'GET /api/reflections/weekly': { body: three } });
  await expect.element(page.getByText(/three of four/i)).toBeVisible();
});

test.each([
  [
    'links to the summary of last week once there is one',
    [summaryOf({ weekStart: '2026-11-09' })],
    /has a summary|summary of last week/,
    '/summary/2026-11-09',
  ],
  ['says that the summary of last week comes today while there is none', [], /summary today|comes today/, null],
])('on a Monday after a full week, home %s', async (_, summaries, text, path) => {
  const four = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-14'].map((localDate) => reflectionOf({ localDate }));
  const answers = { 'GET /api/reflections/weekly': { body: four }, 'GET /api/summaries/weekly': { body: summaries } };
  await showHome('2026-11-16', '2026-11-14', answers);
  const line = page.getByText(text);
  await expect.element(line).toBeVisible();
  expect(line.element().closest('a')?.getAttribute('href') ?? null).toBe(path);
});

test('on a Monday, home announces the summary as soon as the server has it, until the user has opened it on any device', async () => {
  const four = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-14'].map((localDate) => reflectionOf({ localDate }));
  const summary = summaryOf({ weekStart: '2026-11-09' });
  let summaries: Summary[] = [];
  const opened = (openedSummary: string) => ({
    'GET /api/user/preferences': { body: { ...preferencesWith('builtin'), openedSummary } },
    'GET /api/reflections/weekly': { body: four },
    'GET /api/summaries/weekly': () => ({ body: summaries }),
  });
  const leave = await showHome('2026-11-16', '2026-11-14', opened('2026-11-02'));
  await expect.element(page.getByText(/summary today|comes today/)).toBeVisible();
  summaries = [summary];
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(page.getByText(/has a summary|summary of last week/)).toBeVisible();
  await leave();
  await showHome('2026-11-16', '2026-11-14', opened('2026-11-09'));
  await expect.element(page.getByText('Two more this week, and it gets a summary.')).toBeVisible();
});

test('on a Monday, home says that the summary of last week is being written again after the user has opened it', async () => {
  const four = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-14'].map((localDate) => reflectionOf({ localDate }));
  let summaries: Summary[] = [];
  await showHome('2026-11-16', '2026-11-14', {
    'GET /api/user/preferences': { body: { ...preferencesWith('builtin'), openedSummary: '2026-11-09' } },
    'GET /api/reflections/weekly': { body: four },
    'GET /api/summaries/weekly': () => ({ body: summaries }),
    'GET /api/summaries/rewritten': () => ({ body: summaries.length === 0 ? ['2026-11-09'] : [] }),
  });
  const again = page.getByText(/summary.* is being written again\.$/);
  await expect.element(again).toBeVisible();
  summaries = [summaryOf({ weekStart: '2026-11-09' })];
  await expect.element(again, { timeout: 6_000 }).not.toBeInTheDocument();
});

test.each([
  ['does not mention the summary of a week with a pending deletion', 5, 'Two more this week, and it gets a summary.'],
  ['says that last week has one less than four', 4, /three of four/i],
])('on a Monday, home %s, until the deletion is undone', async (_, before, text) => {
  const week = Array.from({ length: before }, () => reflectionOf({ localDate: '2026-11-11' }));
  const [deleted = reflectionOf()] = week;
  const pending = { ...deleted, heldUntilMs: Date.now() + 60_000, countedDay: deleted.localDate, isImported: false };
  putPending(someIdentity.uid, pending);
  onTestFinished(() => removePending(someIdentity.uid, deleted.id));
  await showHome('2026-11-16', '2026-11-14', {
    'GET /api/reflections/weekly': ({ query }) => ({ body: query.get('weekStart') === '2026-11-09' ? week : [] }),
    'GET /api/summaries/weekly': { body: [summaryOf({ weekStart: '2026-11-09' })] },
  });
  const ready = page.getByText(/has a summary|summary of last week/);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(ready.elements()).toHaveLength(0);
  removePending(someIdentity.uid, deleted.id);
  await expect.element(ready).toBeVisible();
});

test('on a Monday, home says until when unsent words of Sunday can complete last week', async () => {
  const three = ['2026-11-09', '2026-11-11', '2026-11-14'].map((localDate) => reflectionOf({ localDate }));
  const at = (hour: number, minute: number) => new Date(2026, 10, 15, hour, minute).toISOString();
  const window = { availableFrom: at(18, 0), availableUntil: at(23, 59) };
  const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
  writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content: 'The ferry was late.' });
  await showHome('2026-11-16', '2026-11-14', { 'GET /api/reflections/weekly': { body: three } });
  await expect.element(page.getByText(/^(One more until|Last week needs one more.*until) 11:59\sPM\b/)).toBeVisible();
  expect(page.getByText(/three of four/i).elements()).toHaveLength(0);
});

test('on a Monday, home counts no imported entries of last week', async () => {
  const three = ['2026-11-09', '2026-11-11', '2026-11-14'].map((localDate) => reflectionOf({ localDate }));
  const week = [...three, reflectionOf({ localDate: '2026-11-12', importedFrom: 'markdown' })];
  await showHome('2026-11-16', '2026-11-14', { 'GET /api/reflections/weekly': { body: week } });
  await expect.element(page.getByText(/three of four/i)).toBeVisible();
});

test('on a Monday, home counts words of Sunday that wait to be sent, but promises no summary for them yet', async () => {
  const three = ['2026-11-09', '2026-11-11', '2026-11-14'].map((localDate) =>
    reflectionOf({ localDate, availableFrom: `${localDate}T12:00:00.000Z` }),
  );
  const at = (hour: number, minute: number) => new Date(2026, 10, 15, hour, minute).toISOString();
  const window = { availableFrom: at(18, 0), availableUntil: at(23, 59) };
  const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
  const content = 'The ferry was late.';
  const waiting = { ...draft, content, sentContents: [content], status: 'waiting' as const };
  writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
  await showHome('2026-11-16', '2026-11-14', { 'GET /api/reflections/weekly': { body: three } });
  await expect.element(page.getByText('Two more this week, and it gets a summary.')).toBeVisible();
});

const missedDeep = /deep window went by|ten minutes have passed|No deep reflection today/;

test('after a missed deep window, home shows a line that does not blame the user', async () => {
  await showHome('2026-11-19', '2026-11-18', {
    'POST /api/reflections/current': { body: { ...shutWindow(), localDate: '2026-11-19', isDeepOver: true } },
  });
  await expect.element(page.getByText(missedDeep)).toBeVisible();
});

test('home does not call a deep window missed whose reflection was deleted today', async () => {
  await showHome('2026-11-19', '2026-11-18', {
    'POST /api/reflections/current': { body: { ...shutWindow(), localDate: '2026-11-19', isDeepOver: true } },
    'GET /api/user/stats': { body: { ...stats, deletedDays: ['2026-11-19'] } },
  });
  await expect.element(page.getByText('Two more this week, and it gets a summary.')).toBeVisible();
});

test.each(['deep', 'evening'] as const)(
  'an imported %s entry of today is not the reflection of the missed deep window or of the evening to come',
  async (type) => {
    const imported = reflectionOf({ localDate: '2026-11-19', type, importedFrom: 'dayone' });
    await showHome('2026-11-19', '2026-11-18', {
      'POST /api/reflections/current': { body: { ...shutWindow(), localDate: '2026-11-19', isDeepOver: true } },
      'GET /api/reflections': { body: [imported, reflectionOf({ localDate: '2026-11-18' })] },
    });
    await expect.element(page.getByText(missedDeep)).toBeVisible();
  },
);

test('home does not call a deep window missed while a draft of that window can still be submitted', async () => {
  const window = { availableFrom: '2026-11-19T12:00:00.000Z', availableUntil: '2026-11-19T12:10:00.000Z' };
  const draft = createDraft({ type: 'deep', ...window }, { promptId: 'p', question: 'q' });
  writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content: 'Half a thought' });
  await showHome('2026-11-19', '2026-11-18', {
    'POST /api/reflections/current': { body: { ...shutWindow(), localDate: '2026-11-19', isDeepOver: true } },
  });
  await expect.element(page.getByText('Two more this week, and it gets a summary.')).toBeVisible();
});

test.each([
  ['before home was opened', false],
  ['in another tab while home is open', true],
])(
  'after a missed deep window, home does not mention an evening that waits to be sent and was submitted %s',
  async (_, isLater) => {
    const window = { availableFrom: '2026-11-19T18:00:00.000Z', availableUntil: '2026-11-19T23:59:59.000Z' };
    const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
    const key = draftKey(someIdentity.uid, draft);
    const submit = () => writeDraft(storage, key, { ...draft, content: 'The ferry was late.', status: 'waiting' });
    if (!isLater) submit();
    await showHome('2026-11-19', '2026-11-18', {
      'POST /api/reflections/current': { body: { ...shutWindow(), localDate: '2026-11-19', isDeepOver: true } },
    });
    if (isLater) {
      await expect.element(page.getByText(missedDeep)).toBeVisible();
      submit();
      // Browsers report the change of another tab with this event.
      dispatchEvent(new StorageEvent('storage', { key }));
    }
    await expect.element(page.getByText('Two more this week, and it gets a summary.')).toBeVisible();
  },
);

test('after a missed deep window, home does not mention the evening if the evening window is over too', async () => {
  const ahead = { from: '2026-11-20', prompts: [] };
  await showHome('2026-11-19', '2026-11-18', {
    'POST /api/reflections/current': { body: { ...shutWindow(), localDate: '2026-11-19', isDeepOver: true, ahead } },
  });
  const line = () => page.getByRole('region', { name: 'This week' }).element().nextElementSibling?.textContent;
  await expect.poll(line).toMatch(/\w/);
  expect(line()).not.toMatch(/evening|tonight|deep/i);
});

test('home does not mention quiet days while the words of this evening wait to be sent', async () => {
  const window = { availableFrom: '2026-11-19T18:00:00.000Z', availableUntil: '2026-11-19T23:59:59.000Z' };
  const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
  const waiting = { ...draft, content: 'The ferry was late.', status: 'waiting' as const };
  writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
  await showHome('2026-11-19', '2026-11-12');
  await expect.element(page.getByText('Two more this week, and it gets a summary.')).toBeVisible();
});

test.each<[string, DraftStatus | null]>([
  ['wait to be sent', 'waiting'],
  ['were never submitted', null],
  ['were refused', 'refused'],
])('home does not mention quiet days if words of the last days %s', async (_, status) => {
  const window = { availableFrom: '2026-11-16T18:00:00.000Z', availableUntil: '2026-11-16T23:59:59.000Z' };
  const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
  const content = 'The ferry was late.';
  writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content, sentContents: [content], status });
  await showHome('2026-11-19', '2026-10-12');
  await expect.element(page.getByText('Two more this week, and it gets a summary.')).toBeVisible();
});

test('home does not mention quiet days while the streak runs, even if the reflections of the last days were deleted', async () => {
  await showHome('2026-11-19', '2026-11-12', { 'GET /api/user/stats': { body: { ...stats, currentStreak: 9 } } });
  await expect.element(page.getByText('Two more this week, and it gets a summary.')).toBeVisible();
});

describe('on a Sunday with three reflections this week, home', () => {
  const oneMore = 'One more this week, and it gets a summary.';
  const noSummary = /without a summary this time|No summary for this week this time/;
  const over = { from: '2026-11-23', prompts: [] };
  const open = { from: '2026-11-22', prompts: [] };
  const showSunday = (current: object, localDate = '2026-11-22') =>
    showHome('2026-11-22', '2026-11-21', {
      'GET /api/user/stats': { body: { ...stats, thisWeekCount: 3 } },
      'GET /api/reflections': { body: [reflectionOf({ localDate: '2026-11-22', type: 'deep' })] },
      'POST /api/reflections/current': { body: { ...shutWindow(), isDeepOver: true, ...current, localDate } },
    });
  const saveWords = (window: { availableFrom: string; availableUntil: string }) => {
    const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, content: 'The ferry was late.' });
  };

  test.each<[string, object]>([
    ['after a deletion in the evening', {}],
    ['in the extra time of a written evening', { ...openWindow(60_000), existingReflection: reflectionOf() }],
  ])('promises no summary %s, when nothing more can be written', async (_when, current) => {
    await showSunday({ ahead: over, ...current });
    await expect.element(page.getByText(noSummary)).toBeVisible();
    expect(page.getByText(oneMore).elements()).toHaveLength(0);
  });

  test.each<[string, object, string?]>([
    ['the evening is still to come', { ahead: open }],
    ['the deep window may be still to come', { isDeepOver: undefined, ahead: over }],
    ['an unwritten evening is in its extra time', { ...openWindow(60_000), ahead: over }],
    ['only the windows of Saturday are known', { ahead: open }, '2026-11-21'],
  ])('promises a summary after one more reflection while %s', async (_when, current, localDate) => {
    await showSunday(current, localDate);
    await expect.element(page.getByText(oneMore)).toBeVisible();
  });

  test('promises a summary while words of Saturday can still be sent', async () => {
    saveWords({ availableFrom: '2026-11-21T18:00:00.000Z', availableUntil: '2026-11-21T23:59:59.000Z' });
    await showSunday({ ahead: over });
    await expect.element(page.getByText(oneMore)).toBeVisible();
  });
});

test('after a week without reflections, home shows one line all day, and a different line on the next day', async () => {
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

test('reserves the height of the line about the week while its data is loading', async () => {
  const never = () => new Promise<never>(() => undefined);
  await showHome('2026-11-19', '2026-11-18', { 'GET /api/user/stats': never });
  const week = page.getByRole('region', { name: 'This week' }).element();
  expect(week.nextElementSibling?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

describe('the line about the week', () => {
  const signedInWith = (createdAt: string, syncFailure: string | null): SessionState => ({
    status: 'signed-in',
    identity: someIdentity,
    user: { ...someUser, createdAt },
    syncFailure,
  });
  const toGo = 'Two more this week, and it gets a summary.';

  test.each([
    ['is unknown because the sync call failed', '2026-11-19T12:00:00.000Z', 'Sync failed'],
    ['is not a date', 'yesterday', null],
  ])('shows no sentence for the first week when the sign-up day %s', async (_, createdAt, syncFailure) => {
    await showHome('2026-11-19', '2026-11-18', {}, signedInWith(createdAt, syncFailure));
    await expect.element(page.getByText(toGo)).toBeVisible();
  });

  test('shows a sentence for the first week when a synced user signed up three days ago', async () => {
    await showHome('2026-11-19', '2026-11-18', {}, signedInWith('2026-11-16T12:00:00.000Z', null));
    await expect.element(page.getByText(/first week|first days|new habit/)).toBeVisible();
  });
});

describe('after four reflections in a week, home', () => {
  const four = { 'GET /api/user/stats': { body: { ...stats, thisWeekCount: 4 } } };
  const onlyCount = 'Four reflections this week: the goal of four is reached.';

  test('promises a summary after four reflections in a week when summaries are on', async () => {
    await showHome('2026-11-19', '2026-11-18', four);
    await expect.element(page.getByText('This week gets a summary. It is ready on Monday.')).toBeVisible();
  });

  test('does not promise it before the words that make it four are sent', async () => {
    const window = { availableFrom: '2026-11-19T12:00:00.000Z', availableUntil: '2026-11-19T23:59:59.000Z' };
    const draft = createDraft({ type: 'evening', ...window }, { promptId: 'p', question: 'q' });
    const content = 'The ferry was late.';
    const waiting = { ...draft, content, sentContents: [content], status: 'waiting' as const };
    writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
    const three = ['2026-11-16', '2026-11-17', '2026-11-18'].map((localDate) =>
      reflectionOf({ localDate, availableFrom: `${localDate}T12:00:00.000Z` }),
    );
    await showHome('2026-11-19', '2026-11-18', {
      'GET /api/user/stats': { body: { ...stats, thisWeekCount: 3 } },
      'GET /api/reflections/weekly': { body: three },
    });
    await expect.element(page.getByText('Once your words are sent, this week gets a summary.')).toBeVisible();
    const ring = page.getByRole('progressbar', { name: 'Weekly goal' });
    await expect.element(ring).toHaveAttribute('aria-valuetext', '4 reflections this week: the goal of 4 is reached');
  });

  test.each<[string, FakeAnswers[string]]>([
    ['are off', { body: preferencesWith('off') }],
    ['are not known', 'offline'],
  ])('promises no summary when summaries %s', async (_, preferences) => {
    await showHome('2026-11-19', '2026-11-18', { ...four, 'GET /api/user/preferences': preferences });
    await expect.element(page.getByText(onlyCount)).toBeVisible();
    expect(page.getByText(/gets a summary/).elements()).toHaveLength(0);
  });

  test('still promises the summary later on the same day without a connection', async () => {
    const leave = await showHome('2026-11-19', '2026-11-18', four);
    const promise = page.getByText('This week gets a summary. It is ready on Monday.');
    await expect.element(promise).toBeVisible();
    await leave();
    await showHome('2026-11-19', '2026-11-18', { ...four, 'GET /api/user/preferences': 'offline' });
    await expect.element(promise).toBeVisible();
  });
});
