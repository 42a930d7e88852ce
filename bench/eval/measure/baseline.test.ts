import { expect, test } from 'vitest';
import { parseWeek } from '../labelled-week.ts';
import { constantGuess, sentenceGuess } from './baseline.ts';
import { exampleWeek } from './example.ts';

const weekOf = (themes: string, language = 'en') =>
  parseWeek('a week', `start: 2026-03-02\nlanguage: ${language}\nthemes: ${themes}\n\n# Mon evening | ?\nA day.`);

const practice = [
  weekOf('work | sleep'),
  weekOf('work | family'),
  weekOf('my son | work'),
  weekOf('my son | sleep'),
  weekOf('arbeit | schlaf', 'de'),
  weekOf('arbeit | schlaf', 'de'),
];

test('the constant baseline guesses the theme name that is right for most practice weeks of the same language', () => {
  expect(constantGuess([weekOf('sleep | work'), weekOf('my son'), weekOf('money'), weekOf('rain')], practice)).toEqual({
    subject: 1 / 4,
    names: 1 / 4,
  });
  expect(constantGuess([weekOf('arbeit', 'de'), weekOf('arbeit', 'fr')], practice)).toEqual({
    subject: 1 / 2,
    names: 1 / 2,
  });
});

test('the score of the constant baseline for the main subject ignores weeks without a main subject', () => {
  const none = parseWeek('none', 'start: 2026-03-02\nsubject: none\nthemes: work\n\n# Mon evening | ?\nA day.');
  expect(constantGuess([none, weekOf('work')], practice).subject).toBe(1);
});

test('the sentence baseline quotes the first or the last sentence of each reflection, whichever scores better', () => {
  expect(sentenceGuess([exampleWeek])).toBe(3 / 4);
});
