import { queryOptions } from '@tanstack/react-query';
import type { SecurityEvent } from '../../core/contract/security.ts';
import { callApi, pathOf } from './api.ts';

/** What happened to the account within 90 days. Fetched each time it is shown: it is of use only when it is complete. */
export function securityEventsQuery() {
  return queryOptions({
    queryKey: [pathOf('listSecurityEvents')],
    queryFn: async ({ signal }): Promise<SecurityEvent[]> => (await callApi('listSecurityEvents', { signal })).events,
    refetchOnMount: 'always',
  });
}
