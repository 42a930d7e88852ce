import { expect, test } from 'vitest';
import { countFrom, thisWeekCount, weeklyProgress } from './stats.ts';

test('the count of a week is the number of reflections from Monday to Sunday, not the number of days', () => {
  const days = ['2026-03-22', '2026-03-23', '2026-03-25', '2026-03-25', '2026-03-29', '2026-03-30'];
  expect(thisWeekCount(days, '2026-03-29')).toBe(4);
  expect(thisWeekCount(days, '2026-03-30')).toBe(1);
  expect(thisWeekCount([], '2026-03-30')).toBe(0);
});

test.each([
  [0, 0],
  [1, 25],
  [3, 75],
  [4, 100],
  [9, 100],
])('%d reflections are %d percent of the weekly goal [9.1]', (count, percent) =>
  expect(weeklyProgress(count)).toBe(percent),
);

test.each([
  [3, 3],
  ['12', 12],
  ['', 0],
  ['many', 0],
  [1.5, 0],
  [-1, 0],
  [Number.NaN, 0],
  [null, 0],
  [undefined, 0],
])('the count %j is parsed as %d [3.7]', (value, expected) => expect(countFrom(value)).toBe(expected));
