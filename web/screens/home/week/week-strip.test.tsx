import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { reflectionOf, shutWindow } from '../../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../../testing/render.tsx';
import { footerLinks } from '../../../app/routes.ts';
import { putPending } from '../../../features/deletion/change-pending.ts';
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
