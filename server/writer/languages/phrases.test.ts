import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { summarySentencesOf } from '../../../core/domain/summaries/summary-sentences.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { dayAndQuote, fillPhrase } from '../tell/phrasing.ts';
import { inQuotationMarks, joinedIn } from '../tell/quotation.ts';
import { phrasesOf, readPhrases } from './phrases.ts';

const codes = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((code) => phrasesOf(code) !== null);

test('at least ten languages have phrases, and all load without an error', () => {
  const promised = ['de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'sv'];
  expect(promised.filter((code) => !codes.includes(code))).toEqual([]);
});

test('a language may lack the section with the wording of earlier versions', () => {
  const file = new URL('en/phrases.txt', import.meta.url);
  const shortened = readFileSync(file, 'utf8').replace(/^\[back, earlier wording\]\n[^[]*/mu, '');
  const folder = temporaryFolder('phrases');
  onTestFinished(folder.remove);
  const copy = pathToFileURL(join(folder.path, 'phrases.txt'));
  writeFileSync(copy, shortened);
  expect(shortened).not.toContain('earlier wording');
  expect(readPhrases('en', copy)['back, earlier wording']).toEqual([]);
  writeFileSync(copy, shortened.replace('[back]', '[last]'));
  expect(() => readPhrases('en', copy)).toThrow('[last]');
});

test.each(codes)('every phrase of %s has the placeholders that its section requires', (code) => {
  const phrases = phrasesOf(code);
  if (phrases === null) throw new Error('no phrases');
  const needed = {
    'weeks in a row': /\{theme\}.*\{weeks\}|\{weeks\}.*\{theme\}/u,
    back: /^(?=.*\{theme\})(?=.*\{since\})(?=.*\{year\})/u,
    quote: /\{quote\}$/u,
    'same day': /\{quote\}$/u,
  } as const;
  for (const [section, pattern] of Object.entries(needed))
    for (const line of phrases[section as keyof typeof needed]) expect(line).toMatch(pattern);
});

test.each(codes)('no phrase of %s is repeated or has an exclamation mark', (code) => {
  const { code: _, ...sections } = phrasesOf(code) ?? { code };
  const sentences = Object.entries(sections).flatMap(([name, lines]) =>
    name === 'numbers' ? [] : (lines as readonly string[]),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.join(' ')).not.toMatch(/[!！]/u);
});

test.each(codes)('a later sentence of a quote in %s is introduced with the words before the quote', (code) => {
  const phrases = phrasesOf(code);
  if (phrases === null) throw new Error('no phrases');
  const day = dayAndQuote(phrases, '2026-03-04', '');
  const stop = code === 'ja' ? '。' : '.';
  const quoteOf = (...words: string[]) =>
    inQuotationMarks(
      joinedIn(
        words.map((word) => word + stop),
        code,
      ),
      code,
    );
  const quote = quoteOf('Rain', 'Fog');
  for (const words of phrases.quote.map((phrase) => fillPhrase(phrase, day)))
    for (const phrase of phrases['same day']) {
      const text = `Lines${stop}\n\n${words}${quote}\n\n${fillPhrase(phrase, { quote })}`;
      const introduced = summarySentencesOf(text).map((sentence) => sentence.introduced);
      expect(introduced.filter((sentence) => sentence === words + quoteOf('Fog'))).toHaveLength(2);
    }
});
