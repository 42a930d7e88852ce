import { expect, test } from 'vitest';
import { hasDangerPhrase } from '../danger.ts';
import locked from './do-not-read.json' with { type: 'json' };

/** Return how many of the texts have a danger phrase. A failure shows only the count, never a text. */
const countFound = (texts: readonly { readonly text: string }[]) =>
  texts.filter(({ text }) => hasDangerPhrase(text)).length;

test('finds no fewer dangerous texts of the locked set than it did', () => {
  expect(locked.danger.length).toBe(280);
  expect(countFound(locked.danger)).toBeGreaterThanOrEqual(104);
});

test('finds no more harmless texts of the locked set than it did', () => {
  expect(locked.harmless.length).toBe(470);
  expect(countFound(locked.harmless)).toBeLessThanOrEqual(13);
});
