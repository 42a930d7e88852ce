import { expect, test } from 'vitest';
import { reflectionOf, summaryOf } from '../../../testing/reflections.ts';
import { bookChapters, paragraphsOf } from './book-chapters.ts';

const everything = { from: null, to: null };
const written = (localDate: string, time = '19:00') =>
  reflectionOf({ localDate, submittedAt: `${localDate}T${time}:00.000Z` });

test('a book has its months and days in order, and contains each reflection once', () => {
  const [late, early] = [written('2026-04-01', '21:00'), written('2026-04-01', '12:00')];
  const march = written('2026-03-31');
  const chapters = bookChapters([late, march, early, late], [], everything);
  expect(chapters.map(({ month }) => month)).toEqual(['2026-03', '2026-04']);
  expect(chapters[1]?.days.map(({ reflections }) => reflections)).toEqual([[early, late]]);
});

test('a book contains the highest revision of a reflection, in whatever order its copies are passed', () => {
  const old = written('2026-03-31');
  const edited = { ...old, content: 'The edited words.', revision: old.revision + 1 };
  for (const copies of [
    [old, edited],
    [edited, old],
  ]) {
    const [chapter] = bookChapters(copies, [], everything);
    expect(chapter?.days.map(({ reflections }) => reflections)).toEqual([[edited]]);
  }
});

test('a book contains only the days of its range, including the first and the last', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-05', '2026-03-06'].map((day) => written(day));
  const chapters = bookChapters(days, [], { from: '2026-03-02', to: '2026-03-05' });
  expect(chapters.flatMap((chapter) => chapter.days.map(({ day }) => day))).toEqual(['2026-03-02', '2026-03-05']);
});

test.each([
  ['appears after the last day of its week in the book', ['2026-03-30', '2026-04-02', '2026-04-06'], '2026-04-02'],
  ['appears in the month of that day, even if its week ends later', ['2026-03-30', '2026-04-06'], '2026-03-30'],
  ['does not appear in a book without any day of its week', ['2026-04-06'], undefined],
])('a summary %s', (_what, days, after) => {
  const summary = summaryOf({ weekStart: '2026-03-30' });
  const chapters = bookChapters(
    days.map((day) => written(day)),
    [summary],
    everything,
  );
  const all = chapters.flatMap((chapter) => chapter.days);
  expect(all.find((day) => day.summary === summary)?.day).toBe(after);
});

test.each([
  ['appears if the range begins on its Monday and ends on its Sunday', '2026-03-30', '2026-04-05', true],
  ['does not appear if the range begins on its Tuesday', '2026-03-31', null, false],
  ['does not appear if the range ends on its Saturday', null, '2026-04-04', false],
])('a summary %s', (_what, from, to, isIncluded) => {
  const [chapter] = bookChapters([written('2026-04-01')], [summaryOf({ weekStart: '2026-03-30' })], { from, to });
  expect(chapter?.days.map(({ summary }) => summary !== null)).toEqual([isIncluded]);
});

test('a text is split into paragraphs at blank lines, and keeps its line breaks and indents', () => {
  expect(paragraphsOf('\n  one\ntwo\n \n\n three\t\n')).toEqual(['  one\ntwo', ' three']);
});
