import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { reflectionOf, shutWindow } from '../../../../testing/reflections.ts';
import { renderInApp, someIdentity, someUser, standingSession } from '../../../../testing/render.tsx';
import { footerLinks } from '../../../app/routes.ts';
import { destroyEncryptedStore, openEncryptedStore } from '../../../device/encrypted-store.ts';
import { storage } from '../../../device/storage.ts';
import { putPending } from '../../../features/deletion/change-pending.ts';
import { createDraft, type Draft } from '../../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../../features/drafts/draft-storage.ts';
import { HomeScreen } from '../home-screen.tsx';

/** Set the clock to Friday, November 20, 2026, 17:40 in the device's time zone. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 17, 40) });
});

const stats = { currentStreak: 2, longestStreak: 20, totalReflections: 40, thisWeekCount: 1 };

async function showWeek(current: object, answers: FakeAnswers = {}, session = standingSession()) {
  fakeApi({
    'POST /api/reflections/current': { body: { ...shutWindow(), localDate: '2026-11-20', ...current } },
    'GET /api/reflections/weekly': { body: [] },
    'GET /api/reflections': { body: [] },
    'GET /api/reflections/on-this-day': { body: [] },
    'GET /api/user/stats': { body: stats },
    ...answers,
  });
  await renderInApp(<HomeScreen footerLinks={footerLinks} />, { session });
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

test('the week says of days without reflections whether they are before the account', async () => {
  const user = { ...someUser, createdAt: new Date(2026, 10, 18, 9).toISOString() };
  const session = standingSession({ status: 'signed-in', identity: someIdentity, user, syncFailure: null });
  const written = { 'GET /api/reflections/weekly': { body: [reflectionOf({ localDate: '2026-11-17' })] } };
  const days = await showWeek({ ahead: today }, written, session);
  await expect.element(days.nth(0)).toMatchTextContent('Monday: before your account');
  await expect.element(days.nth(1)).toMatchTextContent('Tuesday: evening reflection');
  await expect.element(days.nth(2)).toMatchTextContent('Wednesday: no reflection');
  await expect.element(days.nth(4)).toMatchTextContent('Friday, today: not yet');
});

describe('a day of the week whose reflections were deleted', () => {
  const counts = 'counts, written and deleted later';
  const deletedDays = { 'GET /api/user/stats': { body: { ...stats, deletedDays: ['2026-11-18', '2026-11-20'] } } };
  const outlineOf = (day: Element) => day.querySelector('path')?.getAttribute('d');

  test('has a name and a mark of its own if it counts for the streak', async () => {
    const evening = reflectionOf({ localDate: '2026-11-17' });
    const days = await showWeek(
      { ahead: today },
      { ...deletedDays, 'GET /api/reflections/weekly': { body: [evening] } },
    );
    await expect.element(days.nth(2)).toMatchTextContent(`Wednesday: ${counts}`);
    await expect.element(days.nth(4)).toMatchTextContent(`Friday, today: ${counts}`);
    const [, tuesday, wednesday, thursday, friday] = days.elements().map(outlineOf);
    expect(new Set([tuesday, wednesday, thursday]).size).toBe(3);
    expect(friday).toBe(wednesday);
  });

  test('has the mark of its other reflection if only one was deleted', async () => {
    const deep = reflectionOf({ localDate: '2026-11-18', type: 'deep' });
    const days = await showWeek({}, { ...deletedDays, 'GET /api/reflections/weekly': { body: [deep] } });
    await expect.element(days.nth(2)).toMatchTextContent('Wednesday: deep reflection');
  });

  test('counts at once after a deletion, and not for an imported entry', async () => {
    const [own, imported] = [reflectionOf({ localDate: '2026-11-17' }), reflectionOf({ localDate: '2026-11-18' })];
    const pending = { heldUntilMs: Date.now() + 60_000 };
    putPending(someIdentity.uid, { ...own, ...pending, countedDay: own.localDate });
    putPending(someIdentity.uid, { ...imported, ...pending, isImported: true });
    const days = await showWeek({}, { 'GET /api/reflections/weekly': { body: [own, imported] } });
    await expect.element(days.nth(1)).toMatchTextContent(`Tuesday: ${counts}`);
    await expect.element(days.nth(2)).toMatchTextContent('Wednesday: no reflection');
  });
});

describe('without the statistics of today, a day of the week without reflections', () => {
  afterEach(destroyEncryptedStore);
  const failed = { 'GET /api/user/stats': { status: 503, body: { code: 'unavailable', message: 'Later' } } } as const;
  const storeStats = async (day: string, deletedDays: readonly string[]) => {
    const store = await openEncryptedStore(someIdentity.uid);
    await store.put(`/api/user/stats ["${day}"]`, { ...stats, deletedDays });
  };

  test('is as the newest statistics of an earlier day on this device say', async () => {
    await storeStats('2026-11-17', []);
    await storeStats('2026-11-18', ['2026-11-17']);
    await storeStats('2026-11-21', ['2026-11-16']);
    const days = await showWeek({ isDeepOver: true, ahead: tomorrow }, failed);
    await expect.element(days.nth(1)).toMatchTextContent('Tuesday: counts, written and deleted later');
    await expect.element(days.nth(0)).toMatchTextContent('Monday: no reflection');
    await expect.element(days.nth(2)).toMatchTextContent('Wednesday: no reflection');
    await expect.element(days.nth(3)).toMatchTextContent('Thursday: not known yet');
    await expect.element(days.nth(4)).toMatchTextContent('Friday, today: not known yet');
  });

  test('is not known if this device stores none of this user, but today says that it is still open', async () => {
    const store = await openEncryptedStore('person-2');
    await store.put('/api/user/stats ["2026-11-19"]', stats);
    const days = await showWeek({ ahead: today }, failed);
    await expect.element(days.nth(4)).toMatchTextContent('Friday, today: not yet');
    await expect.element(days.nth(3)).toMatchTextContent('Thursday: not known yet');
  });

  test('counts if its deletion waits on this device', async () => {
    const own = reflectionOf({ localDate: '2026-11-17' });
    putPending(someIdentity.uid, { ...own, heldUntilMs: Date.now() + 60_000, countedDay: own.localDate });
    const days = await showWeek({}, { ...failed, 'GET /api/reflections/weekly': { body: [own] } });
    await expect.element(days.nth(1)).toMatchTextContent('Tuesday: counts, written and deleted later');
  });
});

describe('with words of today that are submitted and wait to be sent, the week', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
  const eveningOf = (day: number) =>
    ({ type: 'evening', availableFrom: at(day, 17), availableUntil: at(day, 24) }) as const;
  const ofDay = (day: number) => reflectionOf({ ...eveningOf(day), localDate: `2026-11-${day}` });
  const keep = (day: number, change: Partial<Draft> = {}) => {
    const draft = createDraft(eveningOf(day), { promptId: 'p', question: 'q' });
    const content = 'The ferry was late.';
    const waiting = { ...draft, content, sentContents: [content], status: 'waiting', ...change } as const;
    writeDraft(storage, draftKey(someIdentity.uid, draft), waiting);
  };
  const show = (stored: readonly number[], thisWeekCount: number) =>
    showWeek(
      {},
      {
        'GET /api/reflections/weekly': { body: stored.map(ofDay) },
        'GET /api/reflections': { body: stored.map(ofDay) },
        'GET /api/user/stats': { body: { ...stats, thisWeekCount } },
      },
    );
  const expectCount = async (count: number) =>
    expect
      .element(page.getByRole('progressbar', { name: 'Weekly goal' }))
      .toHaveAttribute('aria-valuetext', `${count} of 4 reflections this week`);

  test('has the same count in the marks, the ring and the line', async () => {
    keep(20);
    const days = await show([16], 1);
    await expect.element(days.nth(4)).toMatchTextContent('Friday, today: evening reflection');
    await expectCount(2);
    await expect.element(page.getByText('Your goal is four reflections a week: two to go.')).toBeVisible();
  });

  test('marks a day as waiting, with an outline, while the server has none of its words', async () => {
    keep(18);
    keep(19);
    keep(20, { rewrites: { id: 'r', revision: 1 } });
    const days = await show([18, 20], 2);
    const isWaiting = (text: string) => text.includes('waiting to be sent');
    await expect.element(days.nth(3)).toMatchTextContent('Thursday: evening reflection, waiting to be sent');
    await expect.element(days.nth(4)).toMatchTextContent('Friday, today: evening reflection');
    expect(days.elements().map(({ textContent }) => isWaiting(textContent))).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
    const fillOf = (at: number) => {
      const mark = days.nth(at).element().querySelector('path');
      return mark && getComputedStyle(mark).fill;
    };
    expect(fillOf(3)).toBe('none');
    expect(fillOf(4)).not.toBe('none');
  });

  test('counts words of yesterday, too, and not those that are too late to be sent', async () => {
    keep(17);
    keep(19);
    const days = await show([16], 1);
    await expect.element(days.nth(3)).toMatchTextContent('Thursday: evening reflection');
    await expect.element(days.nth(1)).toMatchTextContent('Tuesday: no reflection');
    await expectCount(2);
  });

  test.each<[string, readonly number[], number, Partial<Draft>?]>([
    ['that the server has, because only its response was lost', [16, 20], 2],
    ['that the statistics count before the list has it', [16], 2],
    ['that the list has before the statistics count it', [16, 20], 1],
    ['whose words wait as an edit', [16, 20], 2, { rewrites: { id: 'r', revision: 1 } }],
  ])('counts a reflection once %s', async (_which, stored, thisWeekCount, change) => {
    keep(20, change);
    await show(stored, thisWeekCount);
    await expectCount(2);
  });

  test.each<[string, Partial<Draft>]>([
    ['not submitted', { status: null, sentContents: [] }],
    ['changed since the submit', { content: 'The ferry was early.' }],
  ])('does not count words that are %s', async (_what, change) => {
    keep(20, change);
    await show([16], 1);
    await expectCount(1);
  });
});
