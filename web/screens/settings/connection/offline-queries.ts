import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { NetworkError } from '../../../data/api.ts';

type Outcome = { data: unknown; error: Error | null };

/** Nothing is known, for want of a connection: the page says so once, and the card is silent. */
export const isOffline = ({ data, error }: Outcome): boolean => data === undefined && error instanceof NetworkError;

const isShownOffline = (query: Query) => query.isActive() && isOffline(query.state);

const askAgain = (client: QueryClient) => client.refetchQueries({ predicate: isShownOffline });

/** Whether something on the screen could not be reached, and the way to ask for all of that again. */
export function useOfflineQueries(): { isSome: boolean; askAgain: () => Promise<void> } {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  const isSome = useSyncExternalStore(subscribe, () => cache.getAll().some(isShownOffline));
  return { isSome, askAgain: () => askAgain(client) };
}
