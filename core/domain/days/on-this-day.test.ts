import { expect, test } from 'vitest';
import { agoWords, daysLikeToday } from './on-this-day.ts';

test('"on this day" lists past years, oldest first, then the days six, three and one months ago', () => {
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
])('"on this day" for %s does not list %s, which does not exist', (today, missing) => {
  expect(daysLikeToday(today).map(({ day }) => day)).not.toContain(missing);
});

test.each([
  ['2025-11-20', 'a year ago'],
  ['2023-11-20', '3 years ago'],
  ['2026-10-20', 'a month ago'],
  ['2026-05-20', '6 months ago'],
  ['2025-12-20', null],
  ['2026-11-20', null],
])('on 2026-11-20, the day %s is described as %s', (day, words) => {
  expect(agoWords(day, '2026-11-20')).toBe(words);
});

test('in January, a day in December is described as a month ago', () => {
  expect(agoWords('2025-12-15', '2026-01-15')).toBe('a month ago');
});
