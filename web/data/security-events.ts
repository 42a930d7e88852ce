import { queryOptions } from '@tanstack/react-query';
import { laterPlace } from '../../core/contract/base/later-paths.ts';
import type { SecurityEvent } from '../../core/contract/security.ts';
import { requestJson } from './api/http.ts';
import { refetchOnReturn } from './refetch-on-return.ts';

/** Query the account's security events of the last 90 days. Fetch each time: an incomplete list would be misleading. */
export function securityEventsQuery() {
  const { method, path: url } = laterPlace('listSecurityEvents');
  return queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }): Promise<SecurityEvent[]> =>
      ((await requestJson({ method, url, signal })) as { events: SecurityEvent[] }).events,
    refetchOnMount: 'always',
    refetchOnWindowFocus: refetchOnReturn,
  });
}
