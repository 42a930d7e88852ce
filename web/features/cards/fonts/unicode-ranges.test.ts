import { expect, test } from 'vitest';
import { CYRILLIC, covers, LATIN, LATIN_EXT } from './unicode-ranges.ts';

test.each([
  ['a card in English', 'Fog, and “learning”', [true, false, false]],
  ['Łódź', 'Ł', [false, true, false]],
  ['Жизнь', 'Жизнь', [false, false, true]],
  ['Chinese', '雨', [false, false, false]],
  ['nothing', '', [false, false, false]],
])('%s needs its fonts only', (_name, text, needs) => {
  expect([LATIN, LATIN_EXT, CYRILLIC].map((range) => covers(range, text))).toEqual(needs);
});
