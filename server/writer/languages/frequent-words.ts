import { existsSync } from 'node:fs';
import { dataLines } from './data-file.ts';

const files = new Map<string, ReadonlySet<string>>();

/** Return the words of a language that many journals have, in lower case and singular; none if it has no such file. */
export function frequentWords(code: string): ReadonlySet<string> {
  const known = files.get(code);
  if (known !== undefined) return known;
  const file = new URL(`${code}/frequent-words.txt`, import.meta.url);
  const words = new Set(existsSync(file) ? dataLines(file).map(({ text }) => text) : []);
  files.set(code, words);
  return words;
}
