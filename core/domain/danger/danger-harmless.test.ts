import { expect, test } from 'vitest';
import { dangerousSentences, hasDangerPhrase } from './danger.ts';
import harmless from './danger-harmless.json' with { type: 'json' };

const sentences = Object.entries(harmless).flatMap(([language, texts]) => texts.map((text) => [language, text]));

test.each(sentences)('no danger phrase is found in the harmless sentence (%s): %s', (_language, text) => {
  expect(hasDangerPhrase(text)).toBe(false);
  expect(dangerousSentences(`The rain came late. ${text}`)).toEqual([]);
});
