import { expect, test } from 'vitest';
import type { StreakExplained } from '../../../../core/contract/stats.ts';
import { bridgeText } from './streak-explanation.ts';

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

const went = 'Your streak went on over days lost on a journey, last on Wednesday, March 4, 2026.';

test.each<[string, Partial<StreakExplained>, string | null]>([
  ['says nothing when no bridge was used', { bridgedOn: null }, null],
  ['says nothing when an older server sends no dates', { bridgedOn: undefined, nextBridgeOn: undefined }, null],
  ['says nothing when the last bridge was long ago and the next one is available', {}, null],
  [
    'says when the next bridge is available',
    { nextBridgeOn: '2026-04-01' },
    `${went} It can do so again from Wednesday, April 1, 2026.`,
  ],
  ['says that another bridge is available now', { days: [bridged, counted] }, `${went} It can do so again now.`],
])('the text about bridges %s', (_, change, expected) => {
  expect(bridgeText(streak(change))).toBe(expected);
});
