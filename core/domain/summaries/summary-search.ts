// Search and sort order of the list of weekly summaries (SPECIFICATION 2 and 5).
import type { Day } from '../days/day.ts';
import { searchWords } from '../texts/search-words.ts';

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

/**
 * Return a pattern that matches the words of a search, one after the other, ignoring case, the form of apostrophes and
 * quotation marks around words. Return null for a blank search.
 */
export function summaryPattern(search: string): RegExp | null {
  const words = searchWords(search).map((word) =>
    word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/['‘’ʼ]/g, "['‘’ʼ]"),
  );
  const between = '\\p{Quotation_Mark}*\\s+\\p{Quotation_Mark}*';
  return words.length === 0 ? null : new RegExp(words.join(between), 'giu');
}

/**
 * Whether the title, the long summary or a key theme of a summary contains the search. A blank search matches every
 * summary.
 */
export function matchesSearch(summary: SearchedSummary, search: string): boolean {
  const pattern = summaryPattern(search);
  if (pattern === null) return true;
  return [summary.title, summary.longSummary, ...summary.keyThemes].some((text) => text.search(pattern) !== -1);
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
