import { QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, fillPath, isUnauthorized, pathOf, type QueryParameters } from './api/api.ts';
import { requestJson } from './api/http.ts';

/** What a query does when the response is a 401: throw, or return null. */
type On401 = 'throw' | 'null';

const isParameters = (part: unknown): part is QueryParameters => typeof part === 'object' && part !== null;

/** Send a GET to the path in the first element of the query key, with the fields of the second as the query. */
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
 * Create the query client of one signed-in user: answers never go stale, and nothing is refetched or retried.
 * `onUnauthorized` is called for each query that got a 401.
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
