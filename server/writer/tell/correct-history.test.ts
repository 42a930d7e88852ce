import { expect, test } from 'vitest';
import { addDays } from '../../../core/domain/days/day.ts';
import { weekOf } from '../../../testing/summary-weeks.ts';
import { type Phrases, phrasesOf } from '../languages/phrases.ts';
import { topicLanguages } from '../languages/topics.ts';
import { historyCorrector } from './correct-history.ts';
import { historyLine } from './history.ts';

const week = weekOf('The boat.');
const languages = topicLanguages.filter((code) => phrasesOf(code) !== null);

function linesOf(code: string): string[] {
  const phrases = phrasesOf(code) as Phrases;
  const themes = [{ stored: 'My boat', spoken: 'your boat' }];
  const earlierWith = (weeks: readonly number[], themesOf: (index: number) => string[]) =>
    weeks.map((index) => ({ weekStart: addDays(week.weekStart, -7 * index), title: '', themes: themesOf(index) }));
  const inARow = { ...week, earlier: earlierWith([1, 2], () => ['My boat']) };
  const isBack = { ...week, earlier: earlierWith([1, 2, 3, 4, 70], (index) => (index === 70 ? ['My boat'] : [])) };
  const turns = [0, 1];
  return [inARow, isBack].flatMap((each) => turns.map((turn) => historyLine(each, themes, phrases, turn) ?? ''));
}

test.each(languages)(
  'in %s, the sentence about a theme of earlier weeks changes if the user renames or removes the theme',
  (code) => {
    for (const line of linesOf(code)) {
      expect(line).toContain('your boat');
      const text = `“The boat.”\n\n${line}`;
      const corrected = (name: string | null, theme = 'My boat') => historyCorrector([{ theme, name }])(text);
      expect(corrected('The $& ferry')).toBe(text.replace('your boat', () => 'The $& ferry'));
      expect(corrected(null)).toBe('“The boat.”');
      expect(corrected(null, 'Boats')).toBe(text);
    }
  },
);

test('a theme is renamed only where the sentence names it, not where the same word means something else', () => {
  const line = 'Back among the themes of your summaries for the first time since May 2025: time.';
  const rename = historyCorrector([{ theme: 'Time', name: 'Hours' }]);
  expect(rename(`“A day.”\n\n${line}`)).toBe(`“A day.”\n\n${line.replace('time.', 'Hours.')}`);
});

test('the correction of themes in a long, repetitive text takes less than half a second', () => {
  const text = `A week.\n\n${'年初めて、'.repeat(20_000)}`;
  const began = performance.now();
  expect(historyCorrector([{ theme: 'My boat', name: null }])(text)).toBe(text);
  expect(performance.now() - began).toBeLessThan(500);
});

test('the sentence about a returning theme names the month of the last summary with the theme', () => {
  const [year, month] = addDays(week.weekStart, -490).split('-');
  const name = new Date(`${year}-${month}-15`).toLocaleDateString('en', { month: 'long' });
  expect(linesOf('en').at(-1)).toBe(
    `Back among the themes of your summaries for the first time since ${name} ${year}: your boat.`,
  );
});

test('a quote at the end of a summary is not changed, even if it reads like a sentence about a theme', () => {
  const text =
    'A week.\n\nOn Monday you wrote, “Back among the themes of your summaries for the first time since May 2025: your boat.”';
  expect(historyCorrector([{ theme: 'My boat', name: null }])(text)).toBe(text);
});
