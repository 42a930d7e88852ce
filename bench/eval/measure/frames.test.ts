import { expect, test } from 'vitest';
import { isFrameWord } from './frames.ts';

test('frame words, which say nothing about the user’s life, are in the English list or in the phrases of the writer', () => {
  expect(isFrameWord('evening', ['en'])).toBe(true);
  expect(isFrameWord("week's", ['en'])).toBe(true);
  expect(isFrameWord('turning', ['en'])).toBe(true);
  expect(isFrameWord('orchard', ['en'])).toBe(false);
  expect(isFrameWord('evening', ['ko'])).toBe(false);
});
