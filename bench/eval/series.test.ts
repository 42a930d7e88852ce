import { expect, test } from 'vitest';
import { repeatsIn, type SeriesWeek, writeSeries } from './series.ts';

const week = (weekStart: string, title: string, longSummary: string): SeriesWeek => ({
  weekStart,
  title,
  summary: { title, longSummary, keyThemes: [], evidence: [] },
});

test('a title with the words of an earlier title is reported, and so is a sentence frame repeated from the week before', () => {
  const weeks = [
    week('2026-01-05', 'Days of My Father', 'The week begins with your father.'),
    week('2026-01-12', 'Music', 'The week begins with your piano.'),
    week('2026-01-19', 'A Week of My Father', 'On Monday there was a page.'),
    week('2026-01-26', 'Snow', 'The week begins with your father.'),
  ];
  expect(repeatsIn(weeks)).toEqual([
    '2026-01-12: paragraph 1, sentence 1 has the frame of the week before: the week begins with your',
    '2026-01-19: the title of 2026-01-05 again: A Week of My Father',
  ]);
});

test('ten weeks are written in order, and the writer gets the earlier titles and themes, newest first', async () => {
  const given: number[] = [];
  const weeks = await writeSeries({
    name: 'numbers',
    timings: 1,
    write: async ({ weekStart, earlier }) => {
      given.push(earlier.length);
      expect(earlier[0]?.title).toBe(earlier.length === 0 ? undefined : String(earlier.length));
      return {
        summary: { title: `${earlier.length + 1}`, longSummary: weekStart, keyThemes: [], evidence: [] },
        standsIn: false,
      };
    },
  });
  expect(given).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(weeks.at(-1)).toMatchObject({ weekStart: '2026-03-09', title: '10' });
});
