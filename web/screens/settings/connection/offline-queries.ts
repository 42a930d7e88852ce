import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { NetworkError } from '../../../data/api/api.ts';

type Outcome = { data: unknown; error: Error | null };

/**
 * Return whether a query has no data because of a network error. The card of the query then renders nothing, because
 * `NoConnection` shows one notice for all cards.
 */
export const isOffline = ({ data, error }: Outcome): boolean => data === undefined && error instanceof NetworkError;

const isShownOffline = (query: Query) => query.isActive() && isOffline(query.state);

const refetchOffline = (client: QueryClient) => client.refetchQueries({ predicate: isShownOffline });

/** Return whether any query on the screen is offline, and a function that refetches all offline queries. */
export function useOfflineQueries(): { isAnyOffline: boolean; refetchOffline: () => Promise<void> } {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  const isAnyOffline = useSyncExternalStore(subscribe, () => cache.getAll().some(isShownOffline));
  return { isAnyOffline, refetchOffline: () => refetchOffline(client) };
}
