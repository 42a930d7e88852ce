import { expect, test } from 'vitest';
import { addMonths, lastDayOf, monthBounds, monthOf, monthWeeks } from './month.ts';

test('adds and subtracts months across the end of a year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-06', -18)).toBe('2024-12');
});

test('returns the last day of a month, including in leap years', () => {
  expect(lastDayOf('2026-02')).toBe('2026-02-28');
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
  expect(lastDayOf('2026-12')).toBe('2026-12-31');
});

test('a month lasts from midnight of its first day to 23:59:59 of its last day at the given offset [7.12]', () => {
  expect(monthBounds('2026-03', 0)).toEqual({ start: '2026-03-01T00:00:00.000Z', end: '2026-03-31T23:59:59.000Z' });
  expect(monthBounds('2026-03', -120)).toEqual({ start: '2026-02-28T22:00:00.000Z', end: '2026-03-31T21:59:59.000Z' });
});

test('the weeks of a month start on Monday and cover the whole month', () => {
  const weeks = monthWeeks('2026-11');
  expect(weeks.map((week) => week[0])).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(weeks.flat().filter((day) => monthOf(day) === '2026-11')).toHaveLength(30);
});
