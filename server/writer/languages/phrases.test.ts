import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { phrasesOf, readPhrases } from './phrases.ts';

const codes = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((code) => phrasesOf(code) !== null);

test('the phrases of at least ten languages load without a fault', () => {
  const promised = ['de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'sv'];
  expect(promised.filter((code) => !codes.includes(code))).toEqual([]);
});

test('a language may lack the wording of earlier versions', () => {
  const file = new URL('en/phrases.txt', import.meta.url);
  const shortened = readFileSync(file, 'utf8').replace(/^\[back, earlier wording\]\n[^[]*/mu, '');
  const folder = temporaryFolder('phrases');
  const copy = pathToFileURL(join(folder.path, 'phrases.txt'));
  writeFileSync(copy, shortened);
  expect(shortened).not.toContain('earlier wording');
  expect(readPhrases('en', copy)['back, earlier wording']).toEqual([]);
  writeFileSync(copy, shortened.replace('[back]', '[last]'));
  expect(() => readPhrases('en', copy)).toThrow('[last]');
  folder.remove();
});

test.each(codes)('each phrase of %s has the placeholders that its section needs', (code) => {
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

test.each(codes)('no phrase of %s is repeated, and none has an exclamation mark', (code) => {
  const { code: _, ...sections } = phrasesOf(code) ?? { code };
  const sentences = Object.entries(sections).flatMap(([name, lines]) =>
    name === 'numbers' ? [] : (lines as readonly string[]),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.join(' ')).not.toMatch(/[!！]/u);
});
