import { type RefObject, useEffect } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { monthOfWeek } from '../../../core/domain/days/week.ts';
import { type SummarySort, searchSummaries } from '../../../core/domain/summaries/summary-search.ts';
import { searchedWeeks } from './searched-weeks.ts';

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
};

/**
 * Return the summaries that a search finds, by their words or by their week. They stay until the search changes: if the
 * user renames the theme that was searched for, no week may vanish from the list that the user has come from.
 */
export function useFoundSummaries(summaries: readonly Summary[], options: Options): Found {
  const { search, sort, today, foundWeeks, lostIds } = options;
  const firstYear = Math.min(...summaries.map(({ weekStart }) => Number(monthOfWeek(weekStart).slice(0, 4))));
  const weeksOfDate = searchedWeeks(search, today, firstYear);
  const { search: before, weeks } = foundWeeks.current;
  const staying = new Set(before === search ? weeks : []);
  const matching = searchSummaries(summaries, search, sort, ({ weekStart }) => weeksOfDate.has(weekStart));
  const stayed = summaries.filter((each) => staying.has(each.weekStart) && !matching.includes(each));
  const found = stayed.length === 0 ? matching : searchSummaries([...matching, ...stayed], '', sort);
  const unmatched = stayed.filter(({ id }) => !lostIds.includes(id));
  useEffect(() => {
    for (const { weekStart } of found) staying.add(weekStart);
    foundWeeks.current = { search, weeks: search === '' ? [] : [...staying] };
  });
  const named = found.filter(({ weekStart }) => weeksOfDate.names(weekStart));
  return { found, unmatched, named: named.length < found.length ? named : [] };
}
