import { readFileSync } from 'node:fs';
import endings from './common-endings.json' with { type: 'json' };

/**
 * Common passwords that still meet the password rules of the specification (section 5): a word or keyboard pattern,
 * capitalised, with a common ending. The data files list the parts, because there are several hundred thousand
 * combinations:
 *
 * - `common-words.txt`: one word a line, in lower case.
 * - `keyboard-patterns.txt`: one whole password a line, in lower case.
 * - `common-endings.json`: the parts of endings. An ending is a number, a special, a number before a special, or a
 *   special before one of `numbersAfterSpecials`. The years from 1970 to 2030 belong to both lists of numbers.
 */
function readList(name: string): ReadonlySet<string> {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
  const bad = lines.find((line) => /\s/.test(line) || line !== line.normalize('NFKC').toLowerCase());
  if (bad !== undefined || lines.length === 0) throw new Error(`${name} has a line that is not one lower-case entry`);
  return new Set(lines);
}

const words = readList('common-words.txt');
const patterns = readList('keyboard-patterns.txt');

const years = Array.from({ length: 61 }, (_, index) => String(1970 + index));
const numbers = ['', ...endings.numbers, ...years];
const numbersAfterSpecials = ['', ...endings.numbersAfterSpecials, ...years];
const commonEndings = new Set(
  ['', ...endings.specials].flatMap((special) => [
    ...numbers.map((number) => number + special),
    ...numbersAfterSpecials.map((number) => special + number),
  ]),
);

const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  $: 's',
  '5': 's',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '7': 't',
};
const replaceLookAlikes = (word: string) => word.replace(/[@4$501!37]/g, (sign) => lookAlikes[sign] ?? sign);

/** Return whether a password is among the first that an attacker would try, although it meets the rules. */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  if (patterns.has(folded)) return true;
  const [, start = '', ending = ''] = /^(.*\p{L})(\P{L}*)$/su.exec(folded) ?? [];
  return (words.has(start) || words.has(replaceLookAlikes(start))) && commonEndings.has(ending);
}
