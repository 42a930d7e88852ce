import { queryOptions } from '@tanstack/react-query';
import { laterPlace } from '../../core/contract/base/later-paths.ts';
import type { Day } from '../../core/domain/days/day.ts';
import { requestJson } from './api/http.ts';

/**
 * Query the weeks whose summaries the server is writing again after the deletion of a reflection. Fetch them each time,
 * because the server needs only seconds.
 */
export function rewrittenWeeksQuery() {
  const { method, path: url } = laterPlace('listRewrittenWeeks');
  return queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }): Promise<Day[]> => (await requestJson({ method, url, signal })) as Day[],
    gcTime: 0,
    refetchOnMount: 'always',
  });
}
