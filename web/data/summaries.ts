import { queryOptions } from '@tanstack/react-query';
import type { Summary } from '../../core/contract/summaries.ts';
import { addDays, type Day } from '../../core/domain/day.ts';
import { WEEK_DAYS } from '../../core/domain/limits.ts';
import { callApi, pathOf } from './api.ts';

/**
 * All weekly summaries. The key carries this week's Monday: a new week may have brought one. It comes hours after the
 * week has begun, so an answer without last week's is asked again whenever the list is shown.
 */
export function summariesQuery(weekStart: Day) {
  const lastWeek = addDays(weekStart, -WEEK_DAYS);
  const hasLastWeek = (known: Summary[] = []) => known.some((summary) => summary.weekStart === lastWeek);
  return queryOptions({
    queryKey: [pathOf('listSummaries'), weekStart],
    queryFn: ({ signal }): Promise<Summary[]> => callApi('listSummaries', { signal }),
    refetchOnMount: ({ state }) => (hasLastWeek(state.data) ? true : 'always'),
    retry: false,
  });
}

/** One weekly summary; a missing one is an ApiError of status 404. */
export function summaryQuery(id: string) {
  return queryOptions({
    queryKey: [`/api/summaries/${id}`],
    queryFn: ({ signal }): Promise<Summary> => callApi('getSummary', { params: { id }, signal }),
    refetchOnMount: true,
    retry: false,
  });
}
