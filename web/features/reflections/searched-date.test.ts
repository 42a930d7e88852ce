import { expect, test } from 'vitest';
import { searchedDate, searchedDates, wordsWithDate } from './searched-date.ts';

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
  ['24.12.25', '2025-12-24', 'Dec 24, 2025'],
  ['24/12/25', '2025-12-24', 'Dec 24, 2025'],
  ['20.11.26', today, 'Nov 20, 2026'],
  ['1.1.70', '1970-01-01', 'Jan 1, 1970'],
  ['5/5/2025', '2025-05-05', 'May 5, 2025'],
  ['4/5/2025', '2025-04-05', 'Apr 5, 2025'],
  ['December 24', '2025-12-24', 'Dec 24, 2025'],
  ['20th of November', today, 'Nov 20, 2026'],
  ['February 29', '2024-02-29', 'Feb 29, 2024'],
  ['April', '2026-04-01', 'April 2026'],
  ['dec', '2025-12-01', 'December 2025'],
  ['november', today, 'November 2026'],
  ['last december', '2025-12-01', 'December 2025'],
  ['last November', '2025-11-01', 'November 2025'],
  ['in last oct', '2026-10-01', 'October 2026'],
  ['today', today, 'Nov 20, 2026'],
  ['Yesterday', '2026-11-19', 'Nov 19, 2026'],
  ['in June', '2026-06-01', 'June 2026'],
  ['in 2025', '2025-01-01', '2025'],
  ['on Monday', '2026-11-16', 'Nov 16, 2026'],
  ['friday', today, 'Nov 20, 2026'],
  ['last Friday', '2026-11-13', 'Nov 13, 2026'],
  ['Saturday', '2026-11-14', 'Nov 14, 2026'],
  ['2 days ago', '2026-11-18', 'Nov 18, 2026'],
  ['a day ago', '2026-11-19', 'Nov 19, 2026'],
  ['three days ago', '2026-11-17', 'Nov 17, 2026'],
  ['this week', today, 'the week of Nov 16, 2026', 'week'],
  ['last week', '2026-11-09', 'the week of Nov 9, 2026', 'week'],
  ['2 weeks ago', '2026-11-02', 'the week of Nov 2, 2026', 'week'],
  ['week of May 12', '2026-05-11', 'the week of May 11, 2026', 'week'],
  ['the week of 12 May 2025', '2025-05-12', 'the week of May 12, 2025', 'week'],
  ['"Week of November 17, 2026"', today, 'the week of Nov 16, 2026', 'week'],
  ['week of yesterday', today, 'the week of Nov 16, 2026', 'week'],
  ['3 months ago', '2026-08-01', 'August 2026'],
  ['11 months ago', '2025-12-01', 'December 2025'],
  ['last month', '2026-10-01', 'October 2026'],
  ['this year', today, '2026'],
  ['two years ago', '2024-01-01', '2024'],
  ['2024', '2024-01-01', '2024'],
  ['2026', today, '2026'],
])('searching for %j finds the day %s, called "%s"', (...row) => {
  const [search, day, name, span] = row;
  expect(searchedDate(search, today)).toEqual({
    day,
    name,
    span: span ?? (name.includes(',') ? 'day' : name.includes(' ') ? 'month' : 'year'),
  });
});

test.each([
  'april fool',
  'week of may',
  'week of rain',
  'week of December 24, 2026',
  'april fool 2025',
  'ap 2025',
  '31 April 2025',
  '1 April 2 2025',
  'December 2026',
  '21 November 2026',
  'May 1969',
  '2025-13',
  '13/13/2025',
  '12/01/2026',
  'days ago',
  '0 days ago',
  'many days ago',
  '900 years ago',
  'this monday',
  'mon',
  'in',
  '31.11.2025',
  '21.11.26',
  '24.12.2',
  '24.12.025',
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
  ['last november', ['November 2025']],
  ['February 29', ['Feb 29, 2024']],
  ['November 20, 2024', ['Nov 20, 2024']],
  ['2024', ['2024']],
  ['yesterday', ['Nov 19, 2026']],
  ['monday', ['Nov 16, 2026']],
  ['last week', ['the week of Nov 9, 2026']],
  ['Friday, November 20', ['Nov 20, 2026']],
  ['april fool', []],
])('searching for %j offers the dates %j', (search, names) => {
  expect(searchedDates(search, today).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['en-US', '2025-04-05'],
  ['en-GB', '2025-05-04'],
  ['de', '2025-05-04'],
  ['ja', '2025-04-05'],
])('in %s, the date 4/5/2025 is %s', (language, day) => {
  expect(searchedDate('4/5/2025', today, language)?.day).toBe(day);
});

test.each([
  ['june', 2024, ['June 2026', 'June 2025', 'June 2024']],
  ['december', 2024, ['December 2025', 'December 2024']],
  ['february 29', 2016, ['Feb 29, 2024', 'Feb 29, 2020', 'Feb 29, 2016']],
  ['november 20', 2026, ['Nov 20, 2026']],
  ['Friday, November 20', 2015, ['Nov 20, 2026', 'Nov 20, 2020', 'Nov 20, 2015']],
  ['Thursday, November 20', 2024, ['Nov 20, 2025']],
  ['monday', 2015, ['Nov 16, 2026']],
  ['2025', 2020, ['2025']],
  ['week of January 1', 2025, ['the week of Dec 29, 2025', 'the week of Dec 30, 2024']],
])('searching for %j offers the dates from %i on: %j', (search, firstYear, names) => {
  expect(searchedDates(search, today, firstYear).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['heron october 2026', 'heron', 'October 2026'],
  ['grey heron in 2025', 'grey heron', '2025'],
  ['heron may 12, 2026', 'heron', 'May 12, 2026'],
  ['heron, may 2026', 'heron', 'May 2026'],
  ['2025 grey heron', 'grey heron', '2025'],
  ['november 2025: heron', 'heron', 'November 2025'],
  ['"grey heron" 2025', '"grey heron"', '2025'],
])('the search %j has the words "%s" and the date %s', (search, words, name) => {
  expect(wordsWithDate(search, today)).toMatchObject({ words, date: { name } });
});

test.each(['october 2026', 'heron', 'heron by the river', '"heron october 2026"'])(
  'the search %j has no words together with a date',
  (search) => {
    expect(wordsWithDate(search, today)).toBeNull();
  },
);
