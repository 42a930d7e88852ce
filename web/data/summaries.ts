import { queryOptions } from '@tanstack/react-query';
import type { Summary } from '../../core/contract/summaries.ts';
import { callApi, pathOf } from './api.ts';

/** All weekly summaries. The key carries this week's Monday: a new week may have brought one. */
export function summariesQuery(weekStart: string) {
  return queryOptions({
    queryKey: [pathOf('listSummaries'), weekStart],
    queryFn: ({ signal }): Promise<Summary[]> => callApi('listSummaries', { signal }),
    retry: false,
  });
}

/** One weekly summary; a missing one is an ApiError of status 404. */
export function summaryQuery(id: string) {
  return queryOptions({
    queryKey: [`/api/summaries/${id}`],
    queryFn: ({ signal }): Promise<Summary> => callApi('getSummary', { params: { id }, signal }),
    retry: false,
  });
}
