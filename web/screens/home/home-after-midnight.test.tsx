// Home after midnight: with extra time, yesterday's evening is open until 1:39 AM, and summaries are due on Monday at 4 AM.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CurrentWindowBody } from '../../../core/contract/reflections.ts';
import type { StreakExplained } from '../../../core/contract/stats.ts';
import { type Day, dayAt, instantOf } from '../../../core/domain/days/day.ts';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { reflectionOf, shutWindow } from '../../../testing/reflections.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { footerLinks } from '../../app/routes.ts';
import { storage } from '../../device/storage.ts';
import { createDraft, type Draft } from '../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../features/drafts/draft-storage.ts';
import { HomeScreen } from './home-screen.tsx';

const zoneOffset = () => new Date().getTimezoneOffset();
const stats = { currentStreak: 1, longestStreak: 20, totalReflections: 40, thisWeekCount: 0 };

afterEach(() => vi.useRealTimers());

/** Set the clock to a local time of the 16th of November 2026, a Monday, or of another day. */
function setClock(hour: number, minute: number, date = 16): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, date, hour, minute) });
}

const today = (): Day => dayAt(Date.now(), zoneOffset());

/** Return the answer in the extra time of the evening of `day`. */
function lateEvening(day: Day): CurrentWindowBody {
  const isoAt = (secondsOfDay: number) => new Date(instantOf(day, secondsOfDay, zoneOffset())).toISOString();
  return {
    ...shutWindow(),
    window: {
      type: 'evening',
      isActive: true,
      availableFrom: isoAt(18 * 3_600),
      availableUntil: isoAt(24 * 3_600 - 1),
    },
    prompt: { id: '0193f000-0000-7000-8000-000000000aaa', question: 'What stayed with you today?' },
    extraTimeUntil: isoAt(24 * 3_600 - 1 + 6_000),
    localDate: today(),
    zone: { offset: zoneOffset() },
  };
}

async function showHome(current: CurrentWindowBody, weekCount: number, answers: FakeAnswers = {}) {
  const week = Array.from({ length: weekCount }, () => reflectionOf({ localDate: '2026-11-12' }));
  fakeApi({
    'POST /api/reflections/current': { body: current },
    'GET /api/reflections/weekly': { body: week },
    'GET /api/reflections': { body: [reflectionOf({ localDate: '2026-11-12' })] },
    'GET /api/reflections/on-this-day': { body: [] },
    'GET /api/summaries/weekly': { body: [] },
    'GET /api/user/stats': { body: stats },
    'GET /api/user/preferences': { body: { aiSummaries: 'builtin', openedSummary: null } },
    ...answers,
  });
  await renderInApp(<HomeScreen footerLinks={footerLinks} />);
}

const line = () => page.getByRole('region', { name: 'This week' }).element().nextElementSibling?.textContent;

describe('the week', () => {
  const days = () => page.getByRole('region', { name: 'This week' }).getByRole('listitem');

  test('says "not yet" of yesterday while its evening can be written in its extra time', async () => {
    setClock(0, 25, 17);
    await showHome(lateEvening('2026-11-16'), 0);
    await expect.element(days().nth(0)).toMatchTextContent('Monday: not yet');
    await expect.element(days().nth(1)).toMatchTextContent('Tuesday, today: not yet');
  });

  test('says "no reflection" of yesterday once the extra time is over', async () => {
    setClock(1, 40, 17);
    await showHome({ ...shutWindow(), localDate: today() }, 0);
    await expect.element(days().nth(0)).toMatchTextContent('Monday: no reflection');
  });
});

describe('the line about the week', () => {
  test.each([
    [3, /One more until 1:39\sAM, and last week|needs one more for its summary, and has until 1:39\sAM/],
    [1, /Sunday’s evening is open until 1:39\sAM|can still write for Sunday until 1:39\sAM/],
  ])(
    'on a Monday in the extra time of Sunday, after %i reflections, says until when Sunday is open',
    async (count, text) => {
      setClock(0, 25);
      await showHome(lateEvening('2026-11-15'), count);
      await expect.poll(line).toMatch(text);
    },
  );

  test('on a Monday after the extra time of Sunday, says how many reflections last week had', async () => {
    setClock(1, 40);
    await showHome({ ...shutWindow(), localDate: today() }, 3);
    await expect.poll(line).toMatch(/three of four/i);
  });

  test('on a Sunday, counts the evening of Saturday in its extra time among those that the week can still have', async () => {
    setClock(0, 25, 15);
    const answers = { 'GET /api/user/stats': { body: { ...stats, thisWeekCount: 1 } } };
    await showHome(lateEvening('2026-11-14'), 1, answers);
    await expect.poll(line).toBe('Three more this week, and it gets a summary.');
  });

  test.each([
    [3, 59, /ready from 4\sAM/],
    [4, 0, /summary today|comes today/],
  ])('on a Monday at %i:%i, says when the summary of last week comes', async (hour, minute, text) => {
    setClock(hour, minute);
    await showHome({ ...shutWindow(), localDate: today() }, 4);
    await expect.poll(line).toMatch(text);
  });
});

describe('the draft of yesterday evening, in its extra time,', () => {
  const evening = { localDate: '2026-11-16', kind: 'open' } as const;
  const streakWith = (days: StreakExplained['days']) => ({
    'GET /api/user/streak': {
      body: { current: 1, longest: 20, today: today(), days, timezoneOffset: zoneOffset(), timeZone: null },
    },
  });

  function saveWords(change: Partial<Draft> = {}): CurrentWindowBody {
    setClock(0, 25, 17);
    const current = lateEvening('2026-11-16');
    const draft = { ...createDraft(current.window, { promptId: 'p', question: 'q' }), content: 'Half a thought' };
    writeDraft(storage, draftKey(someIdentity.uid, draft), { ...draft, ...change });
    return current;
  }

  test('has its day, its end and the streak that goes on', async () => {
    const current = saveWords();
    await showHome(current, 0, streakWith([{ localDate: '2026-11-15', kind: 'counted' }, evening]));
    await expect
      .element(page.getByRole('heading', { name: 'You have words waiting from yesterday evening' }))
      .toBeVisible();
    await expect.element(page.getByText(/^Submit them by 1:39\sAM, and your streak goes on: 2 days\.$/)).toBeVisible();
  });

  test.each<[string, Partial<Draft>, StreakExplained['days']]>([
    ['there is no streak', {}, []],
    ['yesterday counts already', {}, [{ ...evening, kind: 'counted' }]],
    ['the words are changes of a reflection', { rewrites: { id: 'r', revision: 1 } }, [evening]],
  ])('has only its day and its end if %s', async (_, change, days) => {
    const current = saveWords(change);
    await showHome(current, 0, streakWith(days));
    await expect.element(page.getByRole('heading', { name: /waiting from yesterday evening$/ })).toBeVisible();
    await expect.element(page.getByText(/^That evening is open until 1:39\sAM\.$/)).toBeVisible();
    expect(page.getByText(/your streak goes on/).elements()).toHaveLength(0);
  });
});

test('before midnight, the draft of an open evening has no day', async () => {
  setClock(23, 50, 16);
  const current = lateEvening('2026-11-16');
  const draft = { ...createDraft(current.window, { promptId: 'p', question: 'q' }), content: 'Half a thought' };
  writeDraft(storage, draftKey(someIdentity.uid, draft), draft);
  await showHome(current, 0);
  await expect.element(page.getByRole('heading', { name: 'You have words waiting', exact: true })).toBeVisible();
});
