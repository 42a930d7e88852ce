import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState } from 'react';

/** The maximum number of requests at a time: the server processes only a few per user at once. */
const atOnce = 3;

export type Wanted = { readonly queryKey: QueryKey; readonly fetch: () => Promise<unknown> };

export type Answers<T> = {
  /** The answers in the order of the queries. An entry is undefined if its query has no answer. */
  readonly data: readonly (T | undefined)[];
  /** Whether the server has given each answer. Otherwise it was stored on the device, or there is none. */
  readonly isFromServer: readonly boolean[];
  /** How many queries have an answer or have failed. */
  readonly done: number;
  /** The error of the first query that failed without an answer; null if there is none. */
  readonly error: Error | null;
};

/**
 * Fetch many queries, a few at a time, and return their data from the cache. After a request has failed, the offline
 * cache may fill its query with an answer stored on this device. If `attempt` changes, fetch all queries again.
 */
export function useAnswers<T>(wanted: readonly Wanted[], attempt: number): Answers<T> {
  const client = useQueryClient();
  /** The hashes of the queries whose fetch has succeeded or failed. Fetching a query again does not remove its hash. */
  const [fetched, setFetched] = useState<ReadonlySet<string>>(new Set());
  const [changes, noteChange] = useReducer((count: number) => count + 1, 0);
  const names = wanted.map(({ queryKey }) => hashKey(queryKey)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` changes exactly when the queries change.
  const queries = useMemo(() => wanted, [names]);

  useEffect(() => {
    const hashes = new Set(queries.map(({ queryKey }) => hashKey(queryKey)));
    return client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && hashes.has(query.queryHash)) noteChange();
    });
  }, [client, queries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when `attempt` changes, fetch the queries again.
  useEffect(() => {
    const waiting = [...queries];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const hash = hashKey(next.queryKey);
        await next.fetch().catch(() => undefined);
        setFetched((before) => new Set(before).add(hash));
      }
    };
    for (let worker = 0; worker < atOnce; worker += 1) void work();
    return () => {
      waiting.length = 0;
    };
  }, [queries, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` increases when a query in the cache changes.
  return useMemo(() => {
    const states = queries.map(({ queryKey }) => client.getQueryState<T>(queryKey));
    return {
      data: states.map((state) => state?.data),
      // An answer that the offline cache has filled in has no time.
      isFromServer: states.map((state) => !!state && state.dataUpdatedAt > 0 && state.error === null),
      done: queries.filter(({ queryKey }, index) => states[index]?.data !== undefined || fetched.has(hashKey(queryKey)))
        .length,
      error: states.find((state) => state?.data === undefined && state?.error)?.error ?? null,
    };
  }, [client, queries, fetched, changes]);
}
