import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState } from 'react';

/** Requests at a time: the server answers a user few at once. */
const atOnce = 3;

/** A query, and how to fetch it into the cache. */
export type Wanted = { readonly queryKey: QueryKey; readonly fetch: () => Promise<unknown> };

export type Answers<T> = {
  /** In the order of the queries; undefined without an answer. */
  readonly data: readonly (T | undefined)[];
  /** How many queries have an answer or have failed. */
  readonly done: number;
  /** The first error of a query without an answer. */
  readonly error: Error | null;
};

/**
 * Fetch many queries, a few at a time, and return what the cache has of them. An answer that was stored on this device
 * may follow the error of its query. A new `attempt` fetches again what failed.
 */
export function useAnswers<T>(wanted: readonly Wanted[], attempt: number): Answers<T> {
  const client = useQueryClient();
  /** The hashes of the queries that were fetched, with or without success. A later fetch does not make them unknown again. */
  const [fetched, setFetched] = useState<ReadonlySet<string>>(new Set());
  const [changes, noteChange] = useReducer((count: number) => count + 1, 0);
  const names = wanted.map(({ queryKey }) => hashKey(queryKey)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the queries.
  const queries = useMemo(() => wanted, [names]);

  useEffect(() => {
    const hashes = new Set(queries.map(({ queryKey }) => hashKey(queryKey)));
    return client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && hashes.has(query.queryHash)) noteChange();
    });
  }, [client, queries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change says that the cache has something new.
  return useMemo(() => {
    const states = queries.map(({ queryKey }) => client.getQueryState<T>(queryKey));
    return {
      data: states.map((state) => state?.data),
      done: queries.filter(({ queryKey }, index) => states[index]?.data !== undefined || fetched.has(hashKey(queryKey)))
        .length,
      error: states.find((state) => state?.data === undefined && state?.error)?.error ?? null,
    };
  }, [client, queries, fetched, changes]);
}
