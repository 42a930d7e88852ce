import { expect, test } from 'vitest';
import { searchedDate, searchedDates } from './searched-date.ts';

const today = '2026-11-20';

test.each([
  ['April 2025', '2025-04-01', 'April 2025'],
  ['March 2024', '2024-03-01', 'March 2024'],
  ['"apr 2025"', '2025-04-01', 'April 2025'],
  ['2025-04', '2025-04-01', 'April 2025'],
  ['November 2026', today, 'November 2026'],
  ['1 April 2025', '2025-04-01', 'Apr 1, 2025'],
  ['1st of April, 2025', '2025-04-01', 'Apr 1, 2025'],
  ['Apr. 1, 2025', '2025-04-01', 'Apr 1, 2025'],
  ['2025-04-01', '2025-04-01', 'Apr 1, 2025'],
  ['Friday, November 20, 2026', today, 'Nov 20, 2026'],
  ['24.12.2024', '2024-12-24', 'Dec 24, 2024'],
  ['24/12/2024', '2024-12-24', 'Dec 24, 2024'],
  ['12/24/2024', '2024-12-24', 'Dec 24, 2024'],
  ['5/5/2025', '2025-05-05', 'May 5, 2025'],
  ['December 24', '2025-12-24', 'Dec 24, 2025'],
  ['20th of November', today, 'Nov 20, 2026'],
  ['February 29', '2024-02-29', 'Feb 29, 2024'],
  ['April', '2026-04-01', 'April 2026'],
  ['dec', '2025-12-01', 'December 2025'],
  ['november', today, 'November 2026'],
  ['today', today, 'Nov 20, 2026'],
  ['Yesterday', '2026-11-19', 'Nov 19, 2026'],
  ['2024', '2024-01-01', '2024'],
  ['2026', today, '2026'],
])('searching for %j finds the day %s, called "%s"', (search, day, name) => {
  expect(searchedDate(search, today)).toEqual({
    day,
    name,
    span: name.includes(',') ? 'day' : name.includes(' ') ? 'month' : 'year',
  });
});

test.each([
  'april fool',
  'april fool 2025',
  'ap 2025',
  '31 April 2025',
  '1 April 2 2025',
  'December 2026',
  '21 November 2026',
  'May 1969',
  '2025-13',
  '4/5/2025',
  '31.11.2025',
  'November 31',
  'water 12',
  '2027',
  '1969',
  'water 2025',
])('searching for "%s" finds no past date', (search) => {
  expect(searchedDate(search, today)).toBeNull();
});

test.each([
  ['November 20', ['Nov 20, 2026', 'Nov 20, 2025']],
  ['december', ['December 2025', 'December 2024']],
  ['February 29', ['Feb 29, 2024']],
  ['November 20, 2024', ['Nov 20, 2024']],
  ['2024', ['2024']],
  ['yesterday', ['Nov 19, 2026']],
  ['Friday, November 20', ['Nov 20, 2026']],
  ['april fool', []],
])('searching for %j offers the dates %j', (search, names) => {
  expect(searchedDates(search, today).map(({ name }) => name)).toEqual(names);
});
