import { expect, test } from 'vitest';
import type { WrittenSummary } from '../../../server/writer/writer.ts';
import { parseWeek } from '../labelled-week.ts';
import { groupOf, namesIn, namesSubject, themeFaults } from './theme-match.ts';

const weekIn = (language: string, themes: string, text = 'A day.') =>
  parseWeek(
    'a week',
    `start: 2026-03-02\nlanguage: ${language}\nthemes: ${themes}\n\n# Mon evening | What?\n${text}\n\n# Tue evening | What?\n${text}`,
  );

const summary = (title: string, keyThemes: readonly string[], longSummary = ''): WrittenSummary => ({
  title: `Week of March 2, 2026: ${title}`,
  longSummary,
  keyThemes,
  evidence: [],
});

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
])('the comparison of theme names ignores articles (language %s): %s', (language, themes, theme, group) => {
  expect(groupOf(weekIn(language, themes), theme)).toBe(group);
});

test('two joined theme names count separately, and a name that is in the themes and in the title counts once', () => {
  const week = weekIn('en', 'work, the ward | sleep | my mother, family');
  expect(namesIn(week, summary('Days of Sleep', ['Work and money', 'Sleep']))).toEqual({
    right: ['Work', 'Sleep'],
    wrong: ['money'],
  });
  expect(namesIn(week, summary('Money', ['Sleep'])).wrong).toEqual(['Money']);
});

test('words of a title that are in two reflections are an echo, not a theme', () => {
  const week = weekIn('en', 'sleep | work | family', 'I left the phone on the table.');
  expect(namesIn(week, summary('The Phone on the Table', ['Sleep'])).wrong).toEqual([]);
});

test('a title of only frame words is not a theme', () => {
  expect(namesIn(weekIn('en', 'sleep | work | family'), summary('From Your Pages', [])).wrong).toEqual([]);
});

test('a word of the title is not a theme if the summary states it as an echo', () => {
  const week = weekIn('en', 'sleep | work | family', 'The sycamore is back.');
  const said = 'A week.\n\nThe sycamore is there on Monday and on Tuesday.';
  expect(namesIn(week, summary('Sleep and the Sycamore', ['Sleep'], said)).wrong).toEqual([]);
  expect(namesIn(week, summary('Sleep and the Sycamore', ['Sleep'])).wrong).toEqual(['the Sycamore']);
});

test.each([
  ['a theme', summary('Work', ['My father']), true],
  ['the title', summary('My Father’s Week', ['Work']), true],
  ['the first paragraph', summary('Work', ['Work'], 'A week about your father.\n\nWork.'), true],
  ['a later paragraph only', summary('Work', ['Work'], 'A week.\n\nYour father.'), false],
])('the main subject must be in a theme, the title or the first paragraph: %s', (_, written, isNamed) => {
  expect(namesSubject(weekIn('en', 'my father | work | sleep'), written)).toBe(isNamed);
});

test('themeFaults reports too few or too many themes, two names in one theme, and a theme that is there twice', () => {
  const week = weekIn('en', 'work | sleep | family');
  expect(themeFaults(week, ['Work'])).toEqual([]);
  expect(themeFaults(week, [])).toEqual([]);
  expect(themeFaults(week, [], 'model')).toEqual(['0 themes']);
  expect(themeFaults(week, ['Work', 'Sleep', 'Family', 'Rain'])).toEqual(['4 themes']);
  expect(themeFaults(week, ['Work and sleep'])).toEqual(['Work and sleep']);
  expect(themeFaults(week, ['The garden', 'garden'])).toEqual(['garden twice']);
});
