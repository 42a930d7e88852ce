import { expect, test } from 'vitest';
import { hasDangerPhrase } from '../danger.ts';
import locked from './do-not-read.json' with { type: 'json' };

/**
 * Return how many texts have a danger phrase. Never show these texts, not even in a failing test. They measure how well
 * the patterns work on unknown texts, so the patterns must not be adapted to them.
 */
const countFound = (texts: readonly { readonly text: string }[]) =>
  texts.filter(({ text }) => hasDangerPhrase(text)).length;

test('finds a danger phrase in at least 107 of the 280 dangerous texts of the locked set', () => {
  expect(locked.danger.length).toBe(280);
  expect(countFound(locked.danger)).toBeGreaterThanOrEqual(107);
});

test('finds a danger phrase in at most 12 of the 470 harmless texts of the locked set', () => {
  expect(locked.harmless.length).toBe(470);
  expect(countFound(locked.harmless)).toBeLessThanOrEqual(12);
});
