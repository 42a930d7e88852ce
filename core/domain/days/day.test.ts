import { describe, expect, test } from 'vitest';
import { addDays, dayAt, daysBetween, daysFrom, instantOf, isDay, laterDay } from './day.ts';

test.each([
  ['2026-03-29', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-04-31', false],
  ['0000-01-01', false],
  ['2026-3-9', false],
  ['2026-03-29T00:00:00Z', false],
  [' 2026-03-29', false],
  ['+02026-03-29', false],
  [20_260_329, false],
  [null, false],
])('isDay(%j) returns %s', (value, expected) => expect(isDay(value)).toBe(expected));

describe('dayAt', () => {
  const instant = Date.UTC(2026, 2, 1, 0, 30);

  test.each([
    [0, '2026-03-01'],
    [30, '2026-03-01'],
    [31, '2026-02-28'],
    [720, '2026-02-28'],
    [-840, '2026-03-01'],
    [-120, '2026-03-01'],
  ])('for 00:30 UTC on 1 March and the offset %d, returns %s', (offset, expected) => {
    expect(dayAt(instant, offset)).toBe(expected);
  });

  test('changes the date at local midnight, not a millisecond earlier', () => {
    const midnight = instantOf('2026-03-01', 0, -345);
    expect(new Date(midnight).toISOString()).toBe('2026-02-28T18:15:00.000Z');
    expect([dayAt(midnight - 1, -345), dayAt(midnight, -345)]).toEqual(['2026-02-28', '2026-03-01']);
  });
});

test('addDays crosses months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2025-12-31', '2026-03-01')).toBe(60);
  expect(daysBetween('2026-03-01', '2025-12-31')).toBe(-60);
});

test('daysFrom returns the days from the first day to the day before the end', () => {
  expect(daysFrom('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(daysFrom('2026-03-02', '2026-03-02')).toEqual([]);
  expect(daysFrom('2026-03-03', '2026-03-02')).toEqual([]);
});

test('addDays throws for an invalid date, and its message does not contain the date', () => {
  expect(() => addDays('tomorrow', 1)).toThrow(new RangeError('not a calendar date'));
  expect(laterDay('2026-03-02', '2026-02-28')).toBe('2026-03-02');
});
