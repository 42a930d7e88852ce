import type { Day } from '../days/day.ts';
import { foldText, wordPattern } from '../texts/reflection-search.ts';
import { QUOTED, searchWords } from '../texts/search-words.ts';
import { cardTitle } from './card-title.ts';
import { summarySentencesOf } from './summary-sentences.ts';
import { type WordRange, wordRanges } from './word-ranges.ts';

export const SUMMARY_SORTS = [
  { value: 'newest', name: 'Newest First' },
  { value: 'oldest', name: 'Oldest First' },
  { value: 'most', name: 'Most Reflections' },
  { value: 'least', name: 'Least Reflections' },
] as const;

export type SummarySort = (typeof SUMMARY_SORTS)[number]['value'];

export type SearchedSummary = {
  readonly title: string;
  readonly longSummary: string;
  readonly keyThemes: readonly string[];
  readonly weekStart: Day;
  readonly reflectionCount: number;
};

/** Return the pattern of folded words in a row. */
function patternOf(words: readonly string[]): RegExp {
  // If a word has only marks, allow only spaces between words. Otherwise the text between words could match this word,
  // too, and the search would take very long.
  const between = words.some((word) => !/[\p{L}\p{N}]/u.test(word)) ? '\\s+' : '\\p{P}*\\s[\\p{P}\\s]*';
  return new RegExp(words.map(wordPattern).join(between), 'giu');
}

const holds = (texts: readonly string[], pattern: RegExp) => texts.some((text) => wordRanges(text, pattern).length > 0);

/**
 * Return the patterns of a search. They ignore case, accents, the form of apostrophes, and punctuation between words.
 * Each phrase in quotation marks has one pattern. The other words have one pattern together if a text has them in a
 * row, otherwise one each. A blank search has no patterns.
 */
export function searchPatterns(texts: readonly string[], search: string): RegExp[] {
  const folded = foldText(search);
  const phrases = [...folded.matchAll(QUOTED)].map(([, inside = '']) => searchWords(inside));
  const words = searchWords(folded.replace(QUOTED, ' '));
  const known = [...phrases, words].filter((each) => each.length > 0);
  if (known.length === 0) return searchWords(folded).map((word) => patternOf([word]));
  return known.flatMap((each) => {
    const pattern = patternOf(each);
    return each !== words || holds(texts, pattern) ? [pattern] : each.map((word) => patternOf([word]));
  });
}

/**
 * Return whether title, text and themes contain all words of the search. A blank search matches everything. The date in
 * the title matches only if it contains the words in a row: "November 9, 2026" finds the title with this date, but not
 * all titles with "November", "9" or "2026".
 */
export function matchesSearch({ title, longSummary, keyThemes }: SearchedSummary, search: string): boolean {
  const texts = [cardTitle(title), longSummary, ...keyThemes];
  const patterns = searchPatterns([title, ...texts], search);
  return patterns.every((pattern) => holds(patterns.length > 1 ? texts : [title, ...texts], pattern));
}

type SearchMatch = {
  /**
   * The sentence or theme that matches most words of the search, preferably whole and long ones; null if only the title
   * matches.
   */
  readonly line: { readonly text: string; readonly isTheme: boolean } | null;
  /** Return the matches in a text, in order and without overlap, as ranges [from, until) in UTF-16 units. */
  readonly rangesIn: (text: string) => WordRange[];
};

/** Compare lists of numbers by their first difference, the greater one first. */
function byGreatest(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at === -1 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}

/** Return how many patterns a text matches, how many of them with a whole word, and the length of the matches. */
function merits(text: string, patterns: readonly RegExp[]): [number, number, number] {
  const matches = patterns.map((pattern) => wordRanges(text, pattern)).filter((ranges) => ranges.length > 0);
  const lengths = matches.map((ranges) => Math.max(...ranges.map(({ from, until }) => until - from)));
  const whole = matches.filter((ranges) => ranges.some(({ isWhole }) => isWhole));
  return [matches.length, whole.length, lengths.reduce((sum, length) => sum + length, 0)];
}

/** Return why a summary matches a search. Return null for a blank search, and if the summary does not match. */
export function searchMatch(summary: SearchedSummary, search: string): SearchMatch | null {
  if (search.trim() === '' || !matchesSearch(summary, search)) return null;
  const { title, longSummary, keyThemes } = summary;
  const patterns = searchPatterns([title, longSummary, ...keyThemes], search);
  const lines = [
    ...summarySentencesOf(longSummary).map(({ shown }) => ({ text: shown, isTheme: false })),
    ...keyThemes.map((text) => ({ text, isTheme: true })),
  ].map((line) => ({ line, merits: merits(line.text, patterns) }));
  const [best] = lines.filter((each) => each.merits[0] > 0).sort((a, b) => byGreatest(a.merits, b.merits));
  const sources = patterns.map(({ source }) => source).sort((one, other) => other.length - one.length);
  const anyPattern = new RegExp(sources.join('|'), 'giu');
  return { line: best?.line ?? null, rangesIn: (text) => wordRanges(text, anyPattern) };
}

/** Return the summaries sorted. Those with equally many reflections are sorted newest first. */
export function sortSummaries<Summary extends SearchedSummary>(
  summaries: readonly Summary[],
  sort: SummarySort,
): Summary[] {
  return [...summaries].sort(ORDERS[sort]);
}

type Order = (a: SearchedSummary, b: SearchedSummary) => number;

const newestFirst: Order = (a, b) => (a.weekStart === b.weekStart ? 0 : a.weekStart < b.weekStart ? 1 : -1);

const ORDERS: Record<SummarySort, Order> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  most: (a, b) => b.reflectionCount - a.reflectionCount || newestFirst(a, b),
  least: (a, b) => a.reflectionCount - b.reflectionCount || newestFirst(a, b),
};
