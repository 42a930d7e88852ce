import { expect, test } from 'vitest';
import { isRightToLeft } from './text-script.ts';

test.each([
  ['أسبوع من الضباب', true],
  ['“שבוע של ערפל”', true],
  ['2026: أسبوع', true],
  ['Fog, أسبوع', false],
  ['雨中的一周', false],
  ['Łódź', false],
  ['7', false],
])('%s begins at the right: %s', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected);
});
