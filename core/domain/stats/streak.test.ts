import { describe, expect, test } from 'vitest';
import { addDays } from '../days/day.ts';
import { countStreak, type StreakDay } from './streak.ts';

/** W: written, b: bridged, B: bridged and written, dot: no reflection. The last sign is today, 2026-03-10. */
function daysFromSigns(signs: string): StreakDay[] {
  return [...signs].map((sign, index) => ({
    day: addDays('2026-03-10', index + 1 - signs.length),
    isWritten: sign === 'W' || sign === 'B',
    isBridged: sign === 'b' || sign === 'B',
  }));
}

describe('the streak', () => {
  test.each([
    ['no reflection yet', '...', 0, 0],
    ['a reflection today only', '..W', 1, 1],
    ['a reflection yesterday, none yet today', '.W.', 1, 1],
    ['the last reflection two days ago', 'W..', 0, 1],
    ['three days in a row', 'WWW', 3, 3],
    ['a gap', 'WWWW.WW', 2, 4],
    ['a bridged day in the middle', 'WWbW', 3, 3],
    ['two bridged days', 'WbbW', 2, 2],
    ['a bridged day yesterday, no reflection yet today', 'WWb.', 2, 2],
    ['a bridged day with a reflection', 'WWBW', 4, 4],
    ['a bridged day today', 'WWb', 2, 2],
    ['a bridged day without a streak before it', '.bW', 1, 1],
    ['a bridged day with a gap after it', 'Wb..', 0, 1],
    ['a longest streak in the past', 'WWWWW..W', 1, 5],
  ])('is counted correctly for %s: %s', (_, signs, current, longest) => {
    expect(countStreak(daysFromSigns(signs), '2026-03-10')).toMatchObject({ current, longest });
  });

  test.each([
    ['ended the day before yesterday', 'WWW..', 3],
    ['ended the day before yesterday, after a bridged day', 'WbW..', 2],
    ['ended earlier', 'WWW...', 0],
    ['goes on until yesterday', 'WWW.', 0],
    ['has begun again today', 'WWW.W', 3],
    ['goes on today', 'WWWW', 0],
    ['went on over a bridged day', 'WWbW', 0],
  ])('that a late reflection for yesterday can continue has the right length if it %s: %s', (_, signs, days) => {
    expect(countStreak(daysFromSigns(signs), '2026-03-10').endedBeforeYesterday).toBe(days);
  });

  test('is explained by its days and the reason why each of them counts', () => {
    expect(countStreak(daysFromSigns('bWbW.'), '2026-03-10').days).toEqual([
      { day: '2026-03-07', kind: 'counted' },
      { day: '2026-03-08', kind: 'bridged' },
      { day: '2026-03-09', kind: 'counted' },
      { day: '2026-03-10', kind: 'open' },
    ]);
    expect(countStreak(daysFromSigns('W..'), '2026-03-10').days).toEqual([]);
  });

  test('does not depend on the order of the days', () => {
    const days = daysFromSigns('WW.WbW');
    expect(countStreak([...days].reverse(), '2026-03-10')).toEqual(countStreak(days, '2026-03-10'));
  });
});
