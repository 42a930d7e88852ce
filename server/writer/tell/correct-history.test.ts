import { expect, test } from 'vitest';
import { addDays } from '../../../core/domain/days/day.ts';
import type { ThemeCorrection } from '../../../core/domain/summaries/theme-corrections.ts';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { type Phrases, phrasesOf } from '../languages/phrases.ts';
import { topicLanguages } from '../languages/topics.ts';
import type { EarlierSummary } from '../writer.ts';
import { historyCorrector } from './correct-history.ts';
import { historyLine } from './history.ts';

const week = weekOf('The boat.');
const languages = topicLanguages.filter((code) => phrasesOf(code) !== null);

const earlierWith = (weeks: readonly number[], themesOf: (index: number) => string[]) =>
  weeks.map((index) => ({ weekStart: addDays(week.weekStart, -7 * index), title: '', themes: themesOf(index) }));
const inARow = earlierWith([1, 2], () => ['My boat']);
const isBack = earlierWith([1, 2, 3, 4, 70], (index) => (index === 70 ? ['My boat'] : []));

function linesOf(code: string) {
  const phrases = phrasesOf(code) as Phrases;
  const themes = [{ current: 'My boat', spoken: 'your boat' }];
  return [inARow, isBack].flatMap((earlier) =>
    [0, 1].map((turn) => ({ earlier, line: historyLine({ ...week, earlier }, themes, phrases, turn) ?? '' })),
  );
}

/** Return the text of a week that began on `weekStart` after one correction. */
const after = (correction: ThemeCorrection, text: string, earlier: readonly EarlierSummary[]) =>
  historyCorrector([correction], earlier)({ weekStart: week.weekStart, longSummary: text });

test.each(languages)(
  'in %s, the sentence about a theme of earlier weeks changes if the user renames or removes the theme',
  (code) => {
    for (const { earlier, line } of linesOf(code)) {
      expect(line).toContain('your boat');
      const text = `“The boat.”\n\n${line}`;
      const corrected = (name: string | null, theme = 'My boat') => after({ theme, name }, text, earlier);
      expect(corrected('The $& ferry')).toBe(text.replace('your boat', () => 'The $& ferry'));
      expect(corrected(null)).toBe('“The boat.”');
      expect(corrected(null, 'Boats')).toBe(text);
    }
  },
);

test.each(languages)(
  'in %s, the sentence about a theme disappears if a merge of two themes makes it untrue',
  (code) => {
    for (const { earlier, line } of linesOf(code)) {
      const isRow = earlier === inARow;
      // With this week, the theme has been in four weeks in a row, or was in last week's summary.
      const others = isRow ? earlierWith([3], () => ['Sailing']) : [];
      const all = [...earlier, ...others].map((each, index) =>
        !isRow && index === 0 ? { ...each, themes: ['Sailing'] } : each,
      );
      const text = `“The boat.”\n\n${line}`;
      expect(after({ theme: 'My boat', name: 'sailing' }, text, all)).toBe('“The boat.”');
      expect(after({ theme: 'Sailing', name: 'My boat' }, text, all)).toBe('“The boat.”');
      expect(after({ theme: 'Work', name: 'My boat' }, text, all)).toBe(text);
      expect(after({ theme: 'Sailing', name: 'Wind' }, text, all)).toBe(text);
    }
  },
);

test('a theme is renamed only where the sentence names it, not where the same word means something else', () => {
  const line = 'Back among the themes of your summaries for the first time since May 2025: time.';
  const since = { weekStart: '2025-05-05', title: '', themes: ['Time'] };
  const earlier = [...earlierWith([1, 2, 3, 4], () => []), since];
  expect(after({ theme: 'Time', name: 'Hours' }, `“A day.”\n\n${line}`, earlier)).toBe(
    `“A day.”\n\n${line.replace('time.', 'Hours.')}`,
  );
});

test.each([
  ['the month with most days of its last week', 'May 2025', true],
  ['the month of that Monday, as earlier versions wrote', 'April 2025', true],
  ['another month', 'March 2025', false],
])('a theme that gets the name of an earlier theme keeps its sentence if the sentence names %s', (_, month, isKept) => {
  const line = `Back among the themes of your summaries for the first time since ${month}: time.`;
  const since = { weekStart: '2025-04-28', title: '', themes: ['Time'] };
  const older = { weekStart: '2025-03-03', title: '', themes: ['Hours'] };
  const earlier = [...earlierWith([1, 2, 3, 4], () => []), since, older];
  expect(after({ theme: 'Time', name: 'Hours' }, `“A day.”\n\n${line}`, earlier)).toBe(
    isKept ? `“A day.”\n\n${line.replace('time.', 'Hours.')}` : '“A day.”',
  );
});

test.each([
  ['other weeks have a theme that differs from the new name', 'Choir', '2025-05-05'],
  ['a summary of a week between was made later', 'Work', '2025-06-02'],
])('the sentence about a theme gets its new name if %s', (_, other, laterWeek) => {
  const line = 'Back among the themes of your summaries for the first time since May 2025: music.';
  const weeksWith = ['2025-05-05', laterWeek].map((weekStart) => ({ weekStart, title: '', themes: ['Music'] }));
  const earlier = [...earlierWith([1, 2, 3, 4], () => [other]), ...weeksWith.toReversed()];
  const text = `“A song.”\n\n${line}`;
  expect(after({ theme: 'Music', name: 'The Choir' }, text, earlier)).toBe(text.replace('music.', 'The Choir.'));
});

test('the correction of themes in a long, repetitive text takes less than half a second', () => {
  const text = `A week.\n\n${'年初めて、'.repeat(20_000)}`;
  const began = performance.now();
  expect(after({ theme: 'My boat', name: null }, text, [])).toBe(text);
  expect(performance.now() - began).toBeLessThan(500);
});

test('the sentence about a returning theme names the month of the last summary with the theme', () => {
  const [year, month] = addDays(week.weekStart, -490).split('-');
  const name = new Date(`${year}-${month}-15`).toLocaleDateString('en', { month: 'long' });
  expect(linesOf('en').at(-1)?.line).toBe(
    `Back among the themes of your summaries for the first time since ${name} ${year}: your boat.`,
  );
});

test('a quote at the end of a summary is not changed, even if it reads like a sentence about a theme', () => {
  const text =
    'A week.\n\nOn Monday you wrote, “Back among the themes of your summaries for the first time since May 2025: your boat.”';
  expect(after({ theme: 'My boat', name: null }, text, [])).toBe(text);
});
