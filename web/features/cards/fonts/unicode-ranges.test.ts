import { expect, test } from 'vitest';
import { CYRILLIC, covers, LATIN, LATIN_EXT } from './unicode-ranges.ts';

test.each([
  ['a card in English', 'Fog, and “learning”', [true, false, false]],
  ['Łódź', 'Ł', [false, true, false]],
  ['Жизнь', 'Жизнь', [false, false, true]],
  ['a Chinese text', '雨', [false, false, false]],
  ['an empty text', '', [false, false, false]],
])('needs only the font files that cover the characters of %s', (_name, text, needs) => {
  expect([LATIN, LATIN_EXT, CYRILLIC].map((range) => covers(range, text))).toEqual(needs);
});
