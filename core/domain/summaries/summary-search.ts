// Search and sort order of the list of weekly summaries (SPECIFICATION 2 and 5).
import type { Day } from '../days/day.ts';
import { searchWords } from '../texts/search-words.ts';
import { cardTitle } from './card-title.ts';

/** The sort options of the list of summaries, in the order of the dropdown. */
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

const patternOf = (words: readonly string[]) => {
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/['‘’ʼ]/g, "['‘’ʼ]"));
  return new RegExp(escaped.join('\\p{P}*\\s[\\p{P}\\s]*'), 'giu');
};

const IN_QUOTES = /^\s*\p{Quotation_Mark}.*\p{Quotation_Mark}\s*$/u;

const holds = (texts: readonly string[], pattern: RegExp) => texts.some((text) => text.search(pattern) !== -1);

/**
 * Return patterns for what a search finds in texts, ignoring case, the form of apostrophes and punctuation between
 * words. Return one pattern for the words one after the other if a text contains that or if the search is in quotation
 * marks, otherwise one pattern for each word. Return no pattern for a blank search.
 */
export function searchPatterns(texts: readonly string[], search: string): RegExp[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const phrase = patternOf(words);
  return IN_QUOTES.test(search) || holds(texts, phrase) ? [phrase] : words.map((word) => patternOf([word]));
}

/**
 * Whether the title, the long summary and the key themes of a summary contain all words of the search. A blank search
 * matches every summary. The date in a title counts only for words one after the other: "November 2026" is a search for a
 * date, not for every title with these words.
 */
export function matchesSearch({ title, longSummary, keyThemes }: SearchedSummary, search: string): boolean {
  const texts = [cardTitle(title), longSummary, ...keyThemes];
  const patterns = searchPatterns([title, ...texts], search);
  return patterns.every((pattern) => holds(patterns.length > 1 ? texts : [title, ...texts], pattern));
}

/**
 * Return the summaries that match a search, in the chosen order. Summaries with equally many reflections are sorted
 * newest first.
 */
export function searchSummaries<Summary extends SearchedSummary>(
  summaries: readonly Summary[],
  search: string,
  sort: SummarySort,
): Summary[] {
  return summaries.filter((summary) => matchesSearch(summary, search)).sort(ORDERS[sort]);
}

type Order = (a: SearchedSummary, b: SearchedSummary) => number;

const newestFirst: Order = (a, b) => (a.weekStart === b.weekStart ? 0 : a.weekStart < b.weekStart ? 1 : -1);

const ORDERS: Record<SummarySort, Order> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  most: (a, b) => b.reflectionCount - a.reflectionCount || newestFirst(a, b),
  least: (a, b) => a.reflectionCount - b.reflectionCount || newestFirst(a, b),
};
