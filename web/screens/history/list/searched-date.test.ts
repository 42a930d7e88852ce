import { expect, test } from 'vitest';
import { searchedDate } from './searched-date.ts';

const today = '2026-11-20';

test.each([
  ['April 2025', '2025-04-01', 'April 2025'],
  ['"apr 2025"', '2025-04-01', 'April 2025'],
  ['2025-04', '2025-04-01', 'April 2025'],
  ['November 2026', today, 'November 2026'],
  ['1 April 2025', '2025-04-01', 'Apr 1, 2025'],
  ['1st of April, 2025', '2025-04-01', 'Apr 1, 2025'],
  ['Apr. 1, 2025', '2025-04-01', 'Apr 1, 2025'],
  ['2025-04-01', '2025-04-01', 'Apr 1, 2025'],
  ['Friday, November 20, 2026', today, 'Nov 20, 2026'],
])('the search %j names the day %s, called "%s"', (search, day, name) => {
  expect(searchedDate(search, today)).toEqual({ day, name });
});

test.each([
  'april',
  'april fool 2025',
  'ap 2025',
  '31 April 2025',
  '1 April 2 2025',
  'December 2026',
  '21 November 2026',
  'May 1969',
  '2025-13',
  '2025',
  'water 2025',
])('the search "%s" names no past date', (search) => {
  expect(searchedDate(search, today)).toBeNull();
});
