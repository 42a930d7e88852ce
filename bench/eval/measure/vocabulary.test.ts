import { expect, test } from 'vitest';
import { parseWeek } from '../labelled-week.ts';
import { vocabularyOf } from './vocabulary.ts';

const weekIn = (language: string, text: string) =>
  parseWeek('words', `start: 2026-03-02\nlanguage: ${language}\nthemes: slumber\n\n# Mon evening | ?\n${text}\n`);

test.each([
  ['en', 'I worried about the garden.', 'worry', true],
  ['en', 'I worried about the garden.', 'gardens', true],
  ['en', 'I worried about the garden.', 'evening', true],
  ['en', 'I worried about the garden.', 'slumber', true],
  ['en', 'I worried about the garden.', 'orchard', false],
  ['en', 'I worried about the garden.', 'gar', false],
  ['ko', '엄마에게 전화를 했다.', '전화', true],
  ['pl', 'Rozmawialiśmy o jabłkach.', 'jabłka', true],
  ['de', 'Ich war im Garten.', 'garten', true],
  ['de', 'Ich war im Garten.', 'wrote', false],
  ['de', 'Ich war im Garten.', 'montag', true],
  ['hi-Latn', 'Aaj main so gaya.', 'somvaar', true],
])(
  'the vocabulary of a week in language %s with the text “%s” contains the word “%s”: %s',
  (language, text, word, isAllowed) => {
    expect(vocabularyOf(weekIn(language, text))(word)).toBe(isAllowed);
  },
);
