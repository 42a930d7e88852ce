import type { Summary } from '../../../core/contract/summaries.ts';
import { monthOfWeek } from '../../../core/domain/days/week.ts';
import type { SummarySort } from '../../../core/domain/summaries/summary-search.ts';
import type { Month } from '../../features/reflections/month.ts';

/** Summaries in display order. `month` is null if they are not sorted by date. */
export type MonthGroup = { readonly month: Month | null; readonly summaries: readonly Summary[] };

/**
 * Group sorted weekly summaries by month. If they are sorted by number of reflections, return a single group.
 */
export function monthGroups(sorted: readonly Summary[], sort: SummarySort): MonthGroup[] {
  if (sort === 'most' || sort === 'least') return [{ month: null, summaries: sorted }];
  const groups: { month: Month; summaries: Summary[] }[] = [];
  for (const summary of sorted) {
    const month = monthOfWeek(summary.weekStart);
    const last = groups[groups.length - 1];
    if (last?.month === month) last.summaries.push(summary);
    else groups.push({ month, summaries: [summary] });
  }
  return groups;
}
