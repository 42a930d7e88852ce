import { expect, test } from 'vitest';
import { agoWords, daysLikeToday } from './on-this-day.ts';

test('the farthest year first, then half a year, three months, one', () => {
  const days = daysLikeToday('2026-11-20').map(({ day }) => day);
  expect(days).toHaveLength(53);
  expect([days[0], days[49], days[50], days[51], days[52]]).toEqual([
    '1976-11-20',
    '2025-11-20',
    '2026-05-20',
    '2026-08-20',
    '2026-10-20',
  ]);
});

test.each([
  ['2026-03-31', '2026-02-31'],
  ['2028-02-29', '2027-02-29'],
])('on %s no day %s is made up', (today, missing) => {
  expect(daysLikeToday(today).map(({ day }) => day)).not.toContain(missing);
});

test.each([
  ['2025-11-20', 'a year ago'],
  ['2023-11-20', '3 years ago'],
  ['2026-10-20', 'a month ago'],
  ['2026-05-20', '6 months ago'],
  ['2025-12-20', null],
  ['2026-11-20', null],
])('%s was, on 2026-11-20, %s', (day, words) => {
  expect(agoWords(day, '2026-11-20')).toBe(words);
});

test('January looks back into the year before', () => {
  expect(agoWords('2025-12-15', '2026-01-15')).toBe('a month ago');
});
