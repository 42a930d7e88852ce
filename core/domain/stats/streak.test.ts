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
    ['nothing yet', '...', 0, 0],
    ['today only', '..W', 1, 1],
    ['yesterday, today still open', '.W.', 1, 1],
    ['the day before yesterday', 'W..', 0, 1],
    ['three running', 'WWW', 3, 3],
    ['a gap', 'WWWW.WW', 2, 4],
    ['a bridged day neither counts nor breaks', 'WWbW', 3, 3],
    ['two bridged days', 'WbbW', 2, 2],
    ['bridged, today still open', 'WWb.', 2, 2],
    ['bridged and written all the same', 'WWBW', 4, 4],
    ['today bridged', 'WWb', 2, 2],
    ['a bridge from nowhere', '.bW', 1, 1],
    ['a bridge to nowhere', 'Wb..', 0, 1],
    ['the longest lies behind', 'WWWWW..W', 1, 5],
  ])('is counted right for %s: %s', (_, signs, current, longest) => {
    expect(countStreak(daysFromSigns(signs), '2026-03-10')).toMatchObject({ current, longest });
  });

  test('is explained day by day', () => {
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
