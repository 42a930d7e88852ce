import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { isUnanswered } from './api/api.ts';

/**
 * Return whether the device has no network, or the latest request had no answer. When the network returns, an earlier
 * request without an answer no longer counts: the page may have nothing to request.
 */
export function useIsOffline(): boolean {
  const cache = useQueryClient().getQueryCache();
  const returnedAtMs = useRef(0);
  const subscribe = useCallback(
    (listener: () => void) => {
      const onReturn = () => {
        returnedAtMs.current = Date.now();
        listener();
      };
      window.addEventListener('online', onReturn);
      window.addEventListener('offline', listener);
      const unsubscribe = cache.subscribe(listener);
      return () => {
        window.removeEventListener('online', onReturn);
        window.removeEventListener('offline', listener);
        unsubscribe();
      };
    },
    [cache],
  );
  return useSyncExternalStore(subscribe, () => !navigator.onLine || isLatestUnanswered(cache, returnedAtMs.current));
}

function isLatestUnanswered(cache: QueryCache, sinceMs: number): boolean {
  let answeredAtMs = sinceMs;
  let unansweredAtMs = 0;
  for (const { state } of cache.getAll()) {
    const { dataUpdatedAt, error, errorUpdatedAt } = state;
    const isFault = isUnanswered(error);
    answeredAtMs = Math.max(answeredAtMs, dataUpdatedAt, isFault ? 0 : errorUpdatedAt);
    if (isFault) unansweredAtMs = Math.max(unansweredAtMs, errorUpdatedAt);
  }
  return unansweredAtMs > answeredAtMs;
}
