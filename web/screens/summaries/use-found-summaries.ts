import { type RefObject, useEffect } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { monthOfWeek } from '../../../core/domain/days/week.ts';
import { type SummarySort, searchSummaries } from '../../../core/domain/summaries/summary-search.ts';
import { searchedWeeks } from './searched-weeks.ts';

/** The Mondays of the weeks that a search has found. */
export type FoundWeeks = { readonly search: string; readonly weeks: readonly Day[] };

type Options = { search: string; sort: SummarySort; today: Day; foundWeeks: RefObject<FoundWeeks> };

/**
 * Return the summaries that a search finds, by their words or by their week. They stay until the search changes: if the
 * user renames the theme that was searched for, no week may vanish from the list that the user has come from.
 */
export function useFoundSummaries(
  summaries: readonly Summary[],
  { search, sort, today, foundWeeks }: Options,
): Summary[] {
  const firstYear = Math.min(...summaries.map(({ weekStart }) => Number(monthOfWeek(weekStart).slice(0, 4))));
  const isSearchedWeek = searchedWeeks(search, today, firstYear);
  const { search: before, weeks } = foundWeeks.current;
  const staying = new Set(before === search ? weeks : []);
  const found = searchSummaries(
    summaries,
    search,
    sort,
    ({ weekStart }) => isSearchedWeek(weekStart) || staying.has(weekStart),
  );
  useEffect(() => {
    for (const { weekStart } of found) staying.add(weekStart);
    foundWeeks.current = { search, weeks: search === '' ? [] : [...staying] };
  });
  return found;
}
