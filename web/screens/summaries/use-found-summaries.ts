import { useEffect, useRef } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { monthOfWeek } from '../../../core/domain/days/week.ts';
import { type SummarySort, searchSummaries } from '../../../core/domain/summaries/summary-search.ts';
import { searchedWeeks } from './searched-weeks.ts';

type Options = { search: string; sort: SummarySort; today: Day; openId: string | null };

/**
 * Return the summaries that a search finds, by their words or by their week. A result that was opened stays until the
 * search changes: if the user renames the theme that was searched for, the week must not vanish while it is read.
 */
export function useFoundSummaries(summaries: readonly Summary[], { search, sort, today, openId }: Options): Summary[] {
  const opened = useRef({ search, ids: new Set<string>() });
  const firstYear = Math.min(...summaries.map(({ weekStart }) => Number(monthOfWeek(weekStart).slice(0, 4))));
  const isSearchedWeek = searchedWeeks(search, today, firstYear);
  const staying = opened.current.search === search ? opened.current.ids : null;
  const found = searchSummaries(
    summaries,
    search,
    sort,
    ({ id, weekStart }) => isSearchedWeek(weekStart) || staying?.has(id) === true,
  );
  useEffect(() => {
    if (opened.current.search !== search) opened.current = { search, ids: new Set() };
    const open = found.find(({ id }) => id === openId);
    if (open) opened.current.ids.add(open.id);
  });
  return found;
}
