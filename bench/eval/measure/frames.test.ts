import { expect, test } from 'vitest';
import { isFrameWord } from './frames.ts';

test('the words that say nothing about the user’s life are those of the English list and of the writer’s phrases', () => {
  expect(isFrameWord('evening', ['en'])).toBe(true);
  expect(isFrameWord("week's", ['en'])).toBe(true);
  expect(isFrameWord('turning', ['en'])).toBe(true);
  expect(isFrameWord('orchard', ['en'])).toBe(false);
  expect(isFrameWord('evening', ['ko'])).toBe(false);
});
