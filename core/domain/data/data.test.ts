import { describe, expect, test } from 'vitest';
import { helpLineTable } from '../../contract/help-lines.ts';
import { dangerPhrases, type PhraseFile, phraseGroups } from '../danger/danger-phrases.ts';
import { helpLines } from '../danger/help-lines.ts';
import { STREAK_MILESTONES, TOTAL_MILESTONES, WEEKLY_MILESTONES } from '../limits.ts';
import abbreviations from './abbreviations.json' with { type: 'json' };
import homeLines from './home-lines.json' with { type: 'json' };
import milestones from './milestones.json' with { type: 'json' };
import themeWords from './theme-words.json' with { type: 'json' };

const patternsOf = ({ parts = {}, ownWords = [], harmless, danger }: PhraseFile) => [
  ...Object.values(parts),
  ...ownWords,
  ...harmless,
  ...danger.flatMap((item) => (typeof item === 'string' ? [item] : [item.begin, ...item.then])),
];

describe.each(phraseGroups.flat().map((file) => [file.language, file] as const))('the phrases in %s', (_, file) => {
  test('have only known keys and at least one danger phrase', () => {
    const keys = ['language', 'parts', 'variants', 'ownWords', 'harmless', 'danger'];
    expect(Object.keys(file).filter((key) => !keys.includes(key))).toEqual([]);
    expect(file.danger.length).toBeGreaterThan(0);
  });

  test('have no empty or repeated patterns', () => {
    const patterns = patternsOf(file);
    expect(patterns.filter((pattern) => pattern.trim() === '')).toEqual([]);
    expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([]);
  });

  test('are in lower case and contain no capturing group and no look-behind', () => {
    const withoutClasses = (pattern: string) => pattern.replace(/\{[A-Za-z]+\}|\\.|\[(?:[^\\\]]|\\.)*\]/g, '');
    const isFaulty = (pattern: string) => /\p{Lu}|\((?!\?[:=!])/u.test(withoutClasses(pattern));
    expect(patternsOf(file).filter(isFaulty)).toEqual([]);
  });

  test('have variant pairs of exactly two characters', () => {
    expect((file.variants ?? []).filter((pair) => pair.length !== 2)).toEqual([]);
  });
});

test('no harmless or danger pattern matches an empty sentence', () => {
  expect(dangerPhrases.filter(({ danger, harmless }) => danger.test('') || ''.match(harmless))).toEqual([]);
});

test('the help lines fit the schema of the API and list each country once, in alphabetical order', () => {
  expect(helpLineTable.parse(helpLines)).toEqual(helpLines);
  const countries = helpLines.map(({ country }) => country);
  expect(countries).toEqual([...new Set(countries)].sort());
});

test('the theme words are single words in lower case, and no list contains a word twice', () => {
  for (const words of [themeWords.and, themeWords.open]) {
    expect(words.filter((word) => word !== word.toLowerCase() || /\s/.test(word) || word === '')).toEqual([]);
    expect(words).toEqual([...new Set(words)]);
  }
});

test('the abbreviations are single words, and no list contains a word twice', () => {
  const { anyCase, asWritten } = abbreviations;
  for (const words of [anyCase, asWritten]) {
    expect(words.filter((word) => !/^\p{L}{1,10}$/u.test(word))).toEqual([]);
    expect(words).toEqual([...new Set(words)]);
  }
  expect(anyCase.filter((word) => word !== word.toLowerCase())).toEqual([]);
});

test('there are milestone texts for exactly the milestones of limits.ts', () => {
  const keysOf = (values: readonly number[]) => values.map(String);
  expect(Object.keys(milestones)).toEqual(['welcome', 'streak', 'total', 'weekly']);
  expect(Object.keys(milestones.streak)).toEqual(keysOf(STREAK_MILESTONES));
  expect(Object.keys(milestones.total)).toEqual(keysOf(TOTAL_MILESTONES));
  expect(Object.keys(milestones.weekly)).toEqual(keysOf(WEEKLY_MILESTONES));
});

describe.each(Object.entries(homeLines))('the phrases on the home screen for the situation "%s"', (kind, phrases) => {
  test('are different, short and calm', () => {
    expect(new Set(phrases).size).toBe(phrases.length);
    expect(phrases.length).toBeGreaterThanOrEqual(/^(toGo|reached)/.test(kind) ? 1 : 2);
    expect(phrases.filter((phrase) => phrase.length > 68 || /[?!]/.test(phrase))).toEqual([]);
  });

  test('have only the placeholders that the README lists', () => {
    const places = phrases.flatMap((phrase) => phrase.match(/\{\w*\}/g) ?? []);
    expect(
      places.filter(
        (place) =>
          !['{done}', '{Done}', '{left}', '{Left}', '{Written}', '{goal}', '{Goal}', '{until}', '{due}'].includes(
            place,
          ),
      ),
    ).toEqual([]);
  });
});
