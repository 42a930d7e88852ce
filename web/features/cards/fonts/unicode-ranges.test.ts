import { expect, test } from 'vitest';
import { BASIC_LATIN, CYRILLIC, charactersOf, covers, isBasicLatin, LATIN, LATIN_EXT } from './unicode-ranges.ts';

test.each([
  ['a card in English', 'Fog, and “learning”', [true, false, false]],
  ['Łódź', 'Ł', [false, true, false]],
  ['Жизнь', 'Жизнь', [false, false, true]],
  ['a Chinese text', '雨', [false, false, false]],
  ['an empty text', '', [false, false, false]],
])('needs only the font files that cover the characters of %s', (_name, text, needs) => {
  expect([LATIN, LATIN_EXT, CYRILLIC].map((range) => covers(range, text))).toEqual(needs);
});

test.each([
  ['Fog — “learning”, it’s 7 o’clock…', true],
  ['two lines\n\nof English', true],
  ['Śląsk', true],
  ['雨', true],
  ['café', false],
  ['25 °C', false],
])('says whether the small file of a Latin font has all Latin characters of: %s', (text, isBasic) => {
  expect(isBasicLatin(text)).toBe(isBasic);
});

test('the small file of a Latin font has only characters of the large one', () => {
  const characters = charactersOf(BASIC_LATIN);
  expect(characters).toContain('~\u00a0');
  expect([...characters].every((character) => covers(LATIN, character))).toBe(true);
});
