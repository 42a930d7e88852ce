import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Return whether a query has data or has ever failed. Fetching it again resets its `error`, but not `errorUpdateCount`.
 */
export const isAnswered = ({ data, errorUpdateCount }: Pick<UseQueryResult, 'data' | 'errorUpdateCount'>): boolean =>
  data !== undefined || errorUpdateCount > 0;
