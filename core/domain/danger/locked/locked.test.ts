import { expect, test } from 'vitest';
import { hasDangerPhrase } from '../danger.ts';
import locked from './do-not-read.json' with { type: 'json' };

/** Return how many of the texts have a danger phrase. A failure shows only the count, never a text. */
const countFound = (texts: readonly { readonly text: string }[]) =>
  texts.filter(({ text }) => hasDangerPhrase(text)).length;

test('finds at least as many of the dangerous texts in the locked set as before', () => {
  expect(locked.danger.length).toBe(280);
  expect(countFound(locked.danger)).toBeGreaterThanOrEqual(104);
});

test('finds danger phrases in no more of the harmless texts in the locked set than before', () => {
  expect(locked.harmless.length).toBe(470);
  expect(countFound(locked.harmless)).toBeLessThanOrEqual(13);
});
