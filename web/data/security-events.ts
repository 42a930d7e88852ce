import { queryOptions } from '@tanstack/react-query';
import { laterPlace } from '../../core/contract/base/later-paths.ts';
import type { SecurityEvent } from '../../core/contract/security.ts';
import { requestJson } from './api/http.ts';

/** What happened to the account within 90 days. Fetched each time it is shown: it is of use only when it is complete. */
export function securityEventsQuery() {
  const { method, path: url } = laterPlace('listSecurityEvents');
  return queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }): Promise<SecurityEvent[]> =>
      ((await requestJson({ method, url, signal })) as { events: SecurityEvent[] }).events,
    refetchOnMount: 'always',
  });
}
