// Searching one's own reflections: every word of the search must be there, whatever its case and its accents. A search
// word becomes one pattern that PostgreSQL and JavaScript read alike, so what is marked is what was found.
import { SEARCH_TERMS_MAX } from '../limits.ts';

const ACCENTS = /[\u0300-\u036f]/g;
const ACCENTED = /[\u00c0-\u212b]/g;
const BETWEEN_LETTERS = '[\u0300-\u036f]*';
// Latin, Greek and Cyrillic letters with their accents lie here, and signs that are letters (Kelvin, Angstrom).
const FIRST_ACCENTED = 0xc0;
const LAST_ACCENTED = 0x212b;

let variantsByLetter: Map<string, string> | null = null;

/** A text without case and without accents on Latin, Greek and Cyrillic letters; other scripts keep their marks. */
export function foldText(text: string): string {
  const plain = text.replace(ACCENTED, withoutAccent).replace(ACCENTS, '').toLowerCase();
  return plain.replace(/ς/g, 'σ');
}

function withoutAccent(letter: string): string {
  const plain = letter.normalize('NFD').replace(ACCENTS, '');
  return plain.length === 1 ? plain : letter;
}

/** The different words of a search, folded, at most eight. */
export function searchTerms(search: string): string[] {
  const words = foldText(search).split(/\s+/);
  return [...new Set(words.filter((word) => word !== ''))].slice(0, SEARCH_TERMS_MAX);
}

/**
 * The pattern of a folded search word, for `~` in PostgreSQL and the flag `u` in JavaScript. Each letter stands for
 * itself in both cases and with any accent, in one character or in two; the database's locale has no say.
 */
export function accentBlindPattern(term: string): string {
  return [...term].map((letter) => oneLetter(letter) + BETWEEN_LETTERS).join('');
}

function oneLetter(letter: string): string {
  const upper = letter.toUpperCase();
  // The capital of some is two letters (ß: SS): neither of them stands for it.
  const all = new Set(letter + (accentedVariants().get(letter) ?? '') + ([...upper].length === 1 ? upper : ''));
  return all.size === 1 ? letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&') : `[${[...all].join('')}]`;
}

/** Where the words of a search stand in a text, in order and without overlap: [from, until) in UTF-16 units. */
export function matchRanges(
  text: string,
  terms: readonly string[],
): { readonly from: number; readonly until: number }[] {
  if (terms.length === 0) return [];
  const longestFirst = [...terms].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map(accentBlindPattern).join('|'), 'gu');
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ from: index, until: index + found.length }));
}

/** By plain letter: every other one that folds to it. */
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
