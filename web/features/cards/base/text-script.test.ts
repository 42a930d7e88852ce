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
])('detects whether “%s” begins in a right-to-left script: %s', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected);
});
