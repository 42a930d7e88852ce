import { expect, test } from 'vitest';
import { isWeekStart, monthOfWeek, weekDays, weekEnd, weekStartOf } from './week.ts';

test.each([
  ['a Monday', '2026-03-23', '2026-03-23'],
  ['a Wednesday', '2026-03-25', '2026-03-23'],
  ['a Sunday', '2026-03-29', '2026-03-23'],
  ['the next Monday', '2026-03-30', '2026-03-30'],
  ['New Year on a Thursday', '2026-01-01', '2025-12-29'],
  ['New Year on a Sunday', '2023-01-01', '2022-12-26'],
  ['the first day of 1970', '1970-01-01', '1969-12-29'],
])('the week of %s (%s) starts on %s', (_, day, expected) => expect(weekStartOf(day)).toBe(expected));

test.each([
  ['within one month', '2026-03-09', '2026-03'],
  ['with four days of the next month', '2024-01-29', '2024-02'],
  ['with three days of the next month', '2024-02-26', '2024-02'],
  ['with four days of the next year', '2025-12-29', '2026-01'],
  ['with three days of the next year', '2026-12-28', '2026-12'],
])('a week %s (%s) belongs to %s', (_, monday, month) => expect(monthOfWeek(monday)).toBe(month));

test('a week has seven days and ends on Sunday [2.29]', () => {
  expect(weekDays('2026-02-23')).toEqual([
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(weekEnd('2026-02-23')).toBe('2026-03-01');
});

test.each([
  ['2026-03-23', true],
  ['2026-03-24', false],
  ['2026-02-30', false],
  [null, false],
])('isWeekStart(%j) returns %s', (value, expected) => expect(isWeekStart(value)).toBe(expected));
