import { existsSync, readFileSync } from 'node:fs';
import { dataSections, wordsOf } from '../../../server/writer/languages/data-file.ts';
import { tokens } from './words.ts';

/** Frame words say nothing about the user's life: grammar, counts, and words for who wrote what and when. */
export const frameWords: ReadonlySet<string> = new Set(
  wordsOf(dataSections(new URL('frame-words.txt', import.meta.url)), 'frame words'),
);

const known = new Map<string, ReadonlySet<string>>();

/** Return the words of the builtin writer's phrases, without placeholders. Empty for a language without phrases. */
function phraseWords(language: string): ReadonlySet<string> {
  const code = language.split('-')[0] ?? '';
  const before = known.get(code);
  if (before !== undefined) return before;
  const file = new URL(`../../../server/writer/languages/${code}/phrases.txt`, import.meta.url);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const phrases = lines.filter((line) => !/^[#[]/u.test(line)).map((line) => line.replaceAll(/\{[^}]*\}/gu, ' '));
  const words = new Set(tokens(phrases.join('\n')));
  known.set(code, words);
  return words;
}

/** Return whether a word is a frame word or, in one of the languages, in the phrases of the builtin writer. */
export const isFrameWord = (word: string, languages: readonly string[]): boolean =>
  (languages.includes('en') && (frameWords.has(word) || frameWords.has(word.replace(/'s$/u, '')))) ||
  languages.some((language) => phraseWords(language).has(word));
