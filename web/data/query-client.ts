import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, fillPath, isUnauthorized, pathOf, type QueryParameters } from './api.ts';
import { requestJson } from './http.ts';

/** What a 401 does to a query: throws by default, or answers null for queries that say so. */
type On401 = 'throw' | 'null';

const isParameters = (part: unknown): part is QueryParameters => typeof part === 'object' && part !== null;

/** The default data fetch: a GET on the first element of the query key, with its second as query string if an object. */
export async function fetchByKey(key: QueryKey, on401: On401 = 'throw', signal?: AbortSignal): Promise<unknown> {
  const [path, parameters] = key;
  try {
    const url = fillPath(String(path), {}, isParameters(parameters) ? parameters : {});
    return await requestJson({ method: 'GET', url, signal });
  } catch (error) {
    if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export type UnauthorizedQuery = 'current-window' | 'other';

/**
 * The query cache of one signed-in person: never stale, no automatic refetch, no retry. `onUnauthorized` hears of every
 * query whose answer was 401, and whether it was the one for the current window, which has words of its own.
 */
export function createQueryClient(onUnauthorized: (query: UnauthorizedQuery) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!isUnauthorized(error)) return;
        onUnauthorized(query.queryKey[0] === pathOf('getCurrentWindow') ? 'current-window' : 'other');
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => fetchByKey(queryKey, 'throw', signal),
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
