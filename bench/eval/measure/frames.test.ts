import { expect, test } from 'vitest';
import { isFrameWord } from './frames.ts';

test('knows frame words of English, and the words of a language’s phrases without the names of their places', () => {
  expect(isFrameWord('evening', ['en'])).toBe(true);
  expect(isFrameWord("week's", ['en'])).toBe(true);
  expect(isFrameWord('turning', ['en'])).toBe(true);
  expect(isFrameWord('orchard', ['en'])).toBe(false);
  expect(isFrameWord('evening', ['ko'])).toBe(false);
});
