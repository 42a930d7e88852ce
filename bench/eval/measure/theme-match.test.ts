import { expect, test } from 'vitest';
import { parseWeek } from '../labelled-week.ts';
import { groupOf, themeParts, themePrecision } from './theme-match.ts';

const weekIn = (language: string, themes: string) =>
  parseWeek('a week', `start: 2026-03-02\nlanguage: ${language}\nthemes: ${themes}\n\n# Mon evening | What?\nA day.`);

test.each([
  ['en', 'the garden, gardening | my father', 'My garden', 0],
  ['en', 'the garden | my father', 'Father and sleep', 1],
  ['en', 'sleep', 'The long sleep of the old cat', -1],
  ['de', 'der garten | mein vater', 'Vater & Garten', 0],
  ['fr', 'le travail', 'Travail', 0],
  ['es', 'mi madre', 'La madre', 0],
  ['ar', 'العمل', 'عمل', 0],
  ['zh-Hans', '我的妈妈', '妈妈', 0],
  ['hi-Latn', 'mere papa', 'Papa', 0],
  ['sv', 'mitt arbete', 'Arbete', 0],
])('ignores small words before a theme: %s, %s', (language, themes, theme, group) => {
  expect(groupOf(weekIn(language, themes), theme)).toBe(group);
});

test('counts a second theme of the same group as a miss, and can count each name in a joined theme', () => {
  const week = weekIn('en', 'work, the ward | sleep | my mother, family');
  const themes = ['Work and the ward', 'The ward', 'My mother, my father and family', 'Sleep and money'];
  expect(themePrecision(week, themes)).toBe(3 / 4);
  expect(themeParts(week, themes)).toEqual({ right: 6, all: 8 });
});
