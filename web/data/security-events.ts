import { queryOptions } from '@tanstack/react-query';
import { laterPlace } from '../../core/contract/base/later-paths.ts';
import type { SecurityEvent } from '../../core/contract/security.ts';
import { requestJson } from './api/http.ts';

/**
 * The security events of the account in the last 90 days. Fetched each time they are shown, because only a complete
 * list is of use.
 */
export function securityEventsQuery() {
  const { method, path: url } = laterPlace('listSecurityEvents');
  return queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }): Promise<SecurityEvent[]> =>
      ((await requestJson({ method, url, signal })) as { events: SecurityEvent[] }).events,
    refetchOnMount: 'always',
  });
}
