// Search in reflections: every word must occur in the text or the question, ignoring case and accents, and also inside
// a longer word. Quoted words must match whole words in a row. Each word or phrase becomes a pattern with the same
// meaning in PostgreSQL and JavaScript, so the page marks exactly what the server has found.
import { SEARCH_TERMS_MAX } from '../limits.ts';
import { isOnlyMarks, QUOTED, searchWords } from './search-words.ts';

const COMBINING_MARK = '[\u0300-\u036f]';
const ACCENTS = new RegExp(COMBINING_MARK, 'g');
const BETWEEN_LETTERS = `${COMBINING_MARK}*`;
// The range of code points with accented Latin, Greek and Cyrillic letters, and letter symbols (Kelvin, Angstrom).
const FIRST_ACCENTED = 0xc0;
const LAST_ACCENTED = 0x212b;
const ACCENTED = new RegExp(`[${String.fromCharCode(FIRST_ACCENTED)}-${String.fromCharCode(LAST_ACCENTED)}]`, 'g');
const CURLY_APOSTROPHES = '‘’ʼ';
const APOSTROPHES = new RegExp(`[${CURLY_APOSTROPHES}]`, 'g');

// Letters and digits of scripts in which spaces separate words. CJK, Thai and Korean are missing, because spaces do not
// separate all of their words. PostgreSQL's own class of letters would depend on the locale of the database.
const IN_WORD =
  '0-9A-Za-zªµºÀ-ÖØ-öø-ʯ\u0300-\u0373\u0376-\u037d\u0386\u0388-\u0559\u0560-\u0588\u0591-\u05bd\u05d0-\u05f2' +
  '\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0620-\u06d3\u06d5-\u06dc\u06df-\u06e8\u06ea-\u06fc\u0710-\u07bf' +
  '\u0900-\u0963\u0966-\u0dff\u10a0-\u10ff\u1200-\u135f\u1e00-\u1fff';
// Marks between the words of a phrase, without quotation marks.
const MARKS = '-,;:.!?…()–—';
// JavaScript's white space. PostgreSQL's own class of white space would depend on the locale of the database.
const SPACES = '\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';
const STARTS_IN_WORD = new RegExp(`^[${IN_WORD}]`);
const ENDS_IN_WORD = new RegExp(`[${IN_WORD}]$`);

let variantsByLetter: Map<string, string> | null = null;

/** Fold a text: lower case, no accents on Latin, Greek and Cyrillic letters, "ss" for "ß", straight apostrophes. */
export function foldText(text: string): string {
  const plain = text.replace(ACCENTED, withoutAccent).replace(ACCENTS, '').toLowerCase();
  return plain.replace(/ς/g, 'σ').replace(/ß/g, 'ss').replace(APOSTROPHES, "'");
}

function withoutAccent(letter: string): string {
  const plain = letter.normalize('NFD').replace(ACCENTS, '');
  return plain.length === 1 ? plain : letter;
}

/** Return the folded words and quoted phrases of a search, each once, at most eight. Phrases are in straight quotes. */
export function searchTerms(search: string): string[] {
  const terms: string[] = [];
  const unquoted = foldText(search).replace(QUOTED, (quoted, inside: string) => {
    const words = searchWords(inside);
    if (words.length === 0) return quoted;
    terms.push(`"${words.join(' ')}"`);
    return ' ';
  });
  return [...new Set([...terms, ...searchWords(unquoted)])].slice(0, SEARCH_TERMS_MAX);
}

/**
 * Return the pattern of a search term, for `~` in PostgreSQL and the flag `u` in JavaScript. Each letter matches both
 * cases and any accent; "ss" also matches "ß". The match of a phrase may begin with the character before the phrase,
 * which is in a group: some browsers do not support lookbehind.
 */
export function accentBlindPattern(term: string): string {
  const [, phrase] = /^"(.+)"$/.exec(term) ?? [];
  if (phrase === undefined) return wordPattern(term);
  const before = STARTS_IN_WORD.test(phrase) ? `(^|[^${IN_WORD}])` : '';
  const after = ENDS_IN_WORD.test(phrase) ? `(?![${IN_WORD}])` : '';
  const words = phrase.split(' ');
  // If a word has only marks, allow only spaces between words. Otherwise the text between words could match this word,
  // too, and the search would take very long.
  const between = words.some(isOnlyMarks) ? `[${SPACES}]+` : `[${MARKS}]*[${SPACES}][${MARKS}${SPACES}]*`;
  return before + words.map(wordPattern).join(between) + after;
}

/** Return the pattern of a folded word (`foldText`), as `accentBlindPattern` does, but without phrases. */
export function wordPattern(word: string): string {
  return word
    .split('ss')
    .map(letters)
    .join(`(?:${letters('ss')}|[ßẞ])`);
}

const letters = (text: string) => [...text].map((letter) => oneLetter(letter) + BETWEEN_LETTERS).join('');

function oneLetter(letter: string): string {
  if (letter === "'") return `['${CURLY_APOSTROPHES}]`;
  const upper = letter.toUpperCase();
  // Leave out an upper case of two letters, such as SS for ß.
  const all = new Set(letter + (accentedVariants().get(letter) ?? '') + ([...upper].length === 1 ? upper : ''));
  return all.size === 1 ? letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&') : `[${[...all].join('')}]`;
}

/** Return the ranges [from, until) that match, in order and without overlap, in UTF-16 units. */
export function matchRanges(
  text: string,
  terms: readonly string[],
): { readonly from: number; readonly until: number }[] {
  if (terms.length === 0) return [];
  const longestFirst = [...terms].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map(accentBlindPattern).join('|'), 'gu');
  return [...text.matchAll(pattern)].map((match) => {
    const before = match.slice(1).find((group) => group !== undefined) ?? '';
    return { from: match.index + before.length, until: match.index + match[0].length };
  });
}

/** Map each plain letter to all letters that fold to it. */
function accentedVariants(): ReadonlyMap<string, string> {
  if (variantsByLetter !== null) return variantsByLetter;
  variantsByLetter = new Map();
  for (let code = FIRST_ACCENTED; code <= LAST_ACCENTED; code += 1) {
    const letter = String.fromCharCode(code);
    const plain = foldText(letter);
    if (plain !== letter) variantsByLetter.set(plain, (variantsByLetter.get(plain) ?? '') + letter);
  }
  return variantsByLetter;
}
