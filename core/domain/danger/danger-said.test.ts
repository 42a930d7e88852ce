import { expect, test } from 'vitest';
import { hasDangerPhrase } from './danger.ts';
import said from './danger-said.json' with { type: 'json' };

const sentences = Object.entries(said).flatMap(([language, texts]) => texts.map((text) => [language, text]));

test.each(sentences)('a danger phrase is found in the dangerous sentence (%s): %s', (_language, text) => {
  expect(hasDangerPhrase(text)).toBe(true);
  expect(hasDangerPhrase(`The rain came late. ${text} Then there was soup.`)).toBe(true);
});
