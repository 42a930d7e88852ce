import { type RefObject, useEffect } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { monthOfWeek } from '../../../core/domain/days/week.ts';
import { type SummarySort, sortSummaries } from '../../../core/domain/summaries/summary-search.ts';
import { summaryQuery } from './summary-query.ts';

/** The Mondays of the weeks that a search has found. */
export type FoundWeeks = { readonly search: string; readonly weeks: readonly Day[] };

type Options = {
  search: string;
  sort: SummarySort;
  today: Day;
  foundWeeks: RefObject<FoundWeeks>;
  /** The summaries that are being written again, whose words are not known. */
  lostIds: readonly string[];
};

type Found = {
  readonly found: readonly Summary[];
  /** The summaries found earlier that have neither the words nor the week of the search any more. */
  readonly unmatched: readonly Summary[];
  /** The summaries whose week the search names, if it has also found others by their words. */
  readonly named: readonly Summary[];
  /** The words or the date of the search, each if it alone finds something and both together find nothing. */
  readonly offers: readonly string[];
  /** Return the part of the search that is to be marked in a summary. */
  readonly markedWords: (summary: Summary) => string;
};

/**
 * Return the summaries that a search finds, by their words or by their week. They stay until the search changes: if the
 * user renames the theme that was searched for, no week may vanish from the list that the user has come from.
 */
export function useFoundSummaries(summaries: readonly Summary[], options: Options): Found {
  const { search, sort, today, foundWeeks, lostIds } = options;
  const firstYear = Math.min(...summaries.map(({ weekStart }) => Number(monthOfWeek(weekStart).slice(0, 4))));
  const { both, finds, markedWords, names } = summaryQuery(search, today, firstYear);
  const { search: before, weeks } = foundWeeks.current;
  const staying = new Set(before === search ? weeks : []);
  const matching = sortSummaries(summaries.filter(finds), sort);
  const stayed = summaries.filter((each) => staying.has(each.weekStart) && !matching.includes(each));
  const found = stayed.length === 0 ? matching : sortSummaries([...matching, ...stayed], sort);
  const unmatched = stayed.filter(({ id }) => !lostIds.includes(id));
  useEffect(() => {
    for (const { weekStart } of found) staying.add(weekStart);
    foundWeeks.current = { search, weeks: search === '' ? [] : [...staying] };
  });
  const named = found.filter(({ weekStart }) => names(weekStart));
  const parts = found.length > 0 || both === null ? [] : [both.words, both.dateWords];
  const offers = parts.filter((part) => summaries.some(summaryQuery(part, today, firstYear).finds));
  return { found, unmatched, named: named.length < found.length ? named : [], offers, markedWords };
}
