import { hasProperty } from '../../../languages/properties.ts';

const wordCharacter = /[\p{Script=Han}\p{Script=Katakana}]/u;

/** French and Italian words that lose their vowel before another vowel, as in "l'eau" and "dell'anno". */
const elision =
  /^(?:[cdjlmnstv]|qu|jusqu|lorsqu|puisqu|quelqu|gl|gliel|un|quest|quell|anch|dov|com|c|dell|all|nell|sull|dall)'(?=\p{L})/u;

/** Return the form in which words are compared: in lower case, without accents and without "'s". */
export const foldWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s?$/u, '')
    .replace(elision, '')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .normalize('NFC');

function commonStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/**
 * The start of a German participle: "ge", often after a short prefix. Without its start, "weggeräumt" matches "räume".
 */
const germanStart = /^(?:ab|an|auf|aus|ein|weg|zuruck|mit|nach|vor|zu|um|hin|her|los|weiter)?ge(?=\p{L}{3})/u;

/** Prefixes that only one of two forms of a word may have, such as "weg" in "wegräumst" and "räume ... weg". */
const prefixes: ReadonlyMap<string, RegExp> = new Map([
  ['de', /^(?:ab|an|auf|aus|ein|fort|heim|her|hin|los|mit|nach|vor|weg|weiter|wieder|zu|zuruck)(?=\p{L}{5})/u],
  ['en', /^un(?=\p{L}{5})/u],
]);

/** Characters from this code on count as Japanese, Chinese or Korean. */
const firstCjk = 0x2e80;

/** Return whether two folded words may be forms of one word, because they differ only in their endings or prefixes. */
export function areForms(first: string, second: string, code: string): boolean {
  const [a, b] = code === 'de' ? [first.replace(germanStart, ''), second.replace(germanStart, '')] : [first, second];
  if (a === b) return true;
  const prefix = prefixes.get(code);
  const [bareA, bareB] = prefix === undefined ? [a, b] : [a.replace(prefix, ''), b.replace(prefix, '')];
  if ((bareA === a) !== (bareB === b) && areForms(bareA, bareB, code)) return true;
  if (a.charCodeAt(0) >= firstCjk) {
    if (code === 'ko') return commonStart(a, b) >= Math.min(2, a.length, b.length);
    return [...a].some((one) => b.includes(one) && wordCharacter.test(one));
  }
  const shorter = a.length < b.length ? a : b;
  const longer = a.length < b.length ? b : a;
  const start = commonStart(a, b);
  if (hasProperty(code, 'compounds') && shorter.length >= 4 && (longer.startsWith(shorter) || longer.endsWith(shorter)))
    return true;
  const tail = longer.length - start;
  if (start < 3 || (code === 'en' && start === 3 && shorter.length > 4)) return false;
  if (shorter.length - start > (code === 'en' ? 2 : 3)) return false;
  return tail <= (start === 3 ? 2 : hasProperty(code, 'long-endings') ? 8 : code === 'en' ? 4 : 5);
}
