import type { Summary } from '../../../core/contract/summaries.ts';
import { addDays, type Day } from '../../../core/domain/days/day.ts';
import type { SummarySort } from '../../../core/domain/summaries/summary-search.ts';
import { type Month, monthOf } from '../../features/reflections/month.ts';

/** The number of days from Monday to Thursday. The month of a week's Thursday has most days of that week. */
const thursday = 3;

export const monthOfWeek = (monday: Day): Month => monthOf(addDays(monday, thursday));

/** Summaries in display order. `month` is null if they are not sorted by date. */
export type MonthGroup = { readonly month: Month | null; readonly summaries: readonly Summary[] };

/**
 * Group sorted weekly summaries by month. A week in two months belongs to the month with most of its days. If the
 * summaries are sorted by number of reflections, return a single group.
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
