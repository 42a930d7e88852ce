import { expect, test } from 'vitest';
import { isFrameWord } from './frames.ts';

test('knows the English frame words and the words of a language’s phrases, but not the names of placeholders', () => {
  expect(isFrameWord('evening', ['en'])).toBe(true);
  expect(isFrameWord("week's", ['en'])).toBe(true);
  expect(isFrameWord('turning', ['en'])).toBe(true);
  expect(isFrameWord('orchard', ['en'])).toBe(false);
  expect(isFrameWord('evening', ['ko'])).toBe(false);
});
