import { expect, test } from 'vitest';
import { isFrameWord } from './frames.ts';

test('the frame words include the English list and the words of phrases, but no names of placeholders', () => {
  expect(isFrameWord('evening', ['en'])).toBe(true);
  expect(isFrameWord("week's", ['en'])).toBe(true);
  expect(isFrameWord('turning', ['en'])).toBe(true);
  expect(isFrameWord('orchard', ['en'])).toBe(false);
  expect(isFrameWord('evening', ['ko'])).toBe(false);
});
