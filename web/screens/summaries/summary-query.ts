import type { Day } from '../../../core/domain/days/day.ts';
import { matchesSearch, type SearchedSummary } from '../../../core/domain/summaries/summary-search.ts';
import { searchWords } from '../../../core/domain/texts/search-words.ts';
import { type WordsWithDate, wordsWithDate } from '../../features/reflections/searched-date.ts';
import { searchedWeeks } from './searched-weeks.ts';

type SummaryQuery = {
  /** The words and the date of the search; null if it does not have both. */
  readonly both: WordsWithDate | null;
  /** Return whether the search finds a summary. */
  readonly finds: (summary: SearchedSummary) => boolean;
  /** Return the part of the search that is to be marked in a summary: the words without the date of its week. */
  readonly markedWords: (summary: SearchedSummary) => string;
  /** Return whether the search names this week itself or a day in it. */
  readonly names: (monday: Day) => boolean;
};

/**
 * Return what a search finds: the summaries with its words, and the weeks of its date. Words together with a date find
 * the weeks of the date that have the words. They also find summaries with all words of the search in a row or, if the
 * date has no digits, in any order: "the sun" may mean Sunday, but 2025 means the year.
 */
export function summaryQuery(search: string, today: Day, firstYear: number): SummaryQuery {
  const both = wordsWithDate(search, today);
  if (both === null) {
    const { has, names } = searchedWeeks(search, today, firstYear);
    const finds = (summary: SearchedSummary) => matchesSearch(summary, search) || has(summary.weekStart);
    return { both, finds, markedWords: () => search, names };
  }
  const { has, names } = searchedWeeks(both.dateWords, today, firstYear);
  const asText = /\d/.test(both.dateWords) ? `"${searchWords(search.replace(/["“”„«»]/g, ' ')).join(' ')}"` : search;
  return {
    both,
    finds: (summary) =>
      matchesSearch(summary, asText) || (has(summary.weekStart) && matchesSearch(summary, both.words)),
    markedWords: (summary) => (matchesSearch(summary, asText) ? asText : both.words),
    names,
  };
}
