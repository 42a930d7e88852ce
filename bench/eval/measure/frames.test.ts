import { expect, test } from 'vitest';
import { isFrameWord } from './frames.ts';

test('a frame word, which says nothing about the user’s life, is in the English list or in the phrases of the builtin writer', () => {
  expect(isFrameWord('evening', ['en'])).toBe(true);
  expect(isFrameWord("week's", ['en'])).toBe(true);
  expect(isFrameWord('turning', ['en'])).toBe(true);
  expect(isFrameWord('orchard', ['en'])).toBe(false);
  expect(isFrameWord('evening', ['ko'])).toBe(false);
});
