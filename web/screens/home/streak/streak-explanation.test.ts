import { describe, expect, test } from 'vitest';
import type { StreakExplained } from '../../../../core/contract/stats.ts';
import { lateStreakText, waitingStreakText } from '../drafts/late-streak.ts';
import { bridgeText, streakSummary } from './streak-explanation.ts';

const counted = { localDate: '2026-03-09', kind: 'counted' } as const;
const bridged = { localDate: '2026-03-03', kind: 'bridged' } as const;

const streak = (change: Partial<StreakExplained>): StreakExplained => ({
  current: 5,
  longest: 5,
  today: '2026-03-10',
  days: [counted],
  timezoneOffset: 0,
  timeZone: null,
  bridgedOn: '2026-03-04',
  nextBridgeOn: '2026-03-10',
  ...change,
});

const rule =
  'A day without a reflection is lost on a journey if your next visit to Inward was in another time zone. Your streak goes on over at most 2 lost days of a journey, for at most 2 journeys in 30 days.';

test.each<[string, Partial<StreakExplained>, string | null]>([
  ['explains a bridged day also before a reflection continues the streak', { bridgedOn: null, days: [bridged] }, rule],
  ['says nothing when no bridge was used', { bridgedOn: null }, null],
  ['says nothing when an older server sends no dates', { bridgedOn: undefined, nextBridgeOn: undefined }, null],
  ['says nothing when the last bridge was long ago and the next one is available', {}, null],
  [
    'says when the next bridge is available',
    { nextBridgeOn: '2026-04-01' },
    `${rule} You have had 2: the next is possible from Wednesday, April 1, 2026 on.`,
  ],
  ['explains a bridged day, and names no date while another bridge is available', { days: [bridged, counted] }, rule],
])('the text about bridges %s', (_, change, expected) => {
  expect(bridgeText(streak(change))).toBe(expected);
});

test.each<[string, Partial<StreakExplained>, string]>([
  [
    'names the day without a reflection that ended the streak',
    { endedBeforeYesterday: 28, longest: 35 },
    'Your streak of 28 days ended: Monday, March 9, 2026 has no reflection. One reflection today begins a new streak. Your longest streak was 35 days; deleting a reflection does not shorten it.',
  ],
  [
    'names no day if the streak ended earlier',
    { longest: 35 },
    'One reflection today begins a new streak. Your longest streak was 35 days; deleting a reflection does not shorten it.',
  ],
])('the text about the streak %s', (_, change, expected) => {
  expect(streakSummary(streak({ current: 0, days: [], ...change }))).toBe(expected);
});

test('the text about a streak says that yesterday is still open during the extra time of its evening', () => {
  const open = (localDate: string) => ({ localDate, kind: 'open' }) as const;
  const sunday = { localDate: '2026-03-08', kind: 'counted' } as const;
  const days = [sunday, open('2026-03-09'), open('2026-03-10')];
  expect(streakSummary(streak({ current: 1, longest: 1, days }))).toBe(
    '1 day, since Sunday, March 8, 2026. Yesterday is still open: one reflection makes it 2, without one it ends. You have never had a longer streak.',
  );
});

test('the text about a streak that has begun again says that unsent words of yesterday continue the earlier one', () => {
  const today = { localDate: '2026-03-10', kind: 'counted' } as const;
  const begun = streak({ current: 1, longest: 2, days: [today], endedBeforeYesterday: 2 });
  expect(streakSummary(begun, lateStreakText(begun))).toBe(
    '1 day, since Tuesday, March 10, 2026. Your longest streak was 2 days; deleting a reflection does not shorten it. You have unsent words of yesterday. Submit them today, and your streak goes on: 4 days.',
  );
});

describe('the text about words that wait to be sent', () => {
  const yesterday = counted;
  const open = { localDate: '2026-03-10', kind: 'open' } as const;
  const today = { ...open, kind: 'counted' } as const;
  const wait = 'You have words that wait to be sent. Once they are in your journal,';

  test.each<[string, Partial<StreakExplained>, string[], string | null]>([
    ['of today', { current: 5, days: [yesterday, open] }, ['2026-03-10'], `${wait} your streak goes on: 6 days.`],
    ['of today, after none', { current: 0, days: [] }, ['2026-03-10'], `${wait} a streak begins: 1 day.`],
    [
      'of yesterday, after a streak that ended',
      { current: 0, days: [], endedBeforeYesterday: 4 },
      ['2026-03-09'],
      `${wait} your streak goes on: 5 days.`,
    ],
    [
      'of yesterday, between two streaks',
      { current: 1, days: [today], endedBeforeYesterday: 4 },
      ['2026-03-09'],
      `${wait} your streak goes on: 6 days.`,
    ],
    ['of both days', { current: 0, days: [] }, ['2026-03-09', '2026-03-10'], `${wait} a streak begins: 2 days.`],
    ['of a day that counts already', { current: 6, days: [yesterday, today] }, ['2026-03-10'], null],
    ['of none', {}, [], null],
  ])('is right for words %s', (_, change, waiting, expected) => {
    expect(waitingStreakText(streak(change), waiting)).toBe(expected);
  });

  test('takes the place of what else would continue or begin the streak', () => {
    const running = streak({ days: [yesterday, open] });
    expect(streakSummary(running, null, 'Words wait.')).toBe(
      '5 days in a row, since Monday, March 9, 2026. You have never had a longer streak. Words wait.',
    );
    const none = streak({ current: 0, longest: 0, days: [] });
    expect(streakSummary(none, null, 'Words wait.')).toBe('You have no streak yet. Words wait.');
  });
});
