import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { instantOf } from '../../../../core/domain/days/day.ts';
import { DEEP_FIRST_MINUTE_OF_DAY, DEEP_LAST_MINUTE_OF_DAY } from '../../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { isUnanswered } from '../../../data/api/api.ts';
import { currentWindowQuery, type KnownWindow } from '../../../data/current-window.ts';
import { refetchOnOpen } from '../../../data/refetch-on-return.ts';
import { effectiveTimezoneOffset } from '../../session/timezone-offset.ts';
import { useLocalDay } from '../use-local-day.ts';
import { closesAtMs, serverTimeMs } from './server-time.ts';
import { windowWithoutServer } from './window-without-server.ts';

const minuteMs = 60_000;
const settleMs = 400;
const longestTimerMs = 2_147_000_000;

/**
 * Return the ms until the window must be fetched again: until it opens or closes, or until the next whole minute at
 * which a deep window may open.
 */
export function staleAfterMs(known: KnownWindow, timezoneOffset: number): number {
  const nowMs = serverTimeMs(known);
  const { isActive, availableFrom } = known.window;
  const boundaryMs = (isActive ? closesAtMs(known) : Date.parse(availableFrom)) - nowMs;
  const untilBoundaryMs = boundaryMs > 0 ? boundaryMs : minuteMs;
  const untilDeepMs = isActive ? Number.POSITIVE_INFINITY : untilDeepMayOpenMs(known.localDate, timezoneOffset, nowMs);
  return Math.min(untilBoundaryMs, untilDeepMs, longestTimerMs) + settleMs;
}

function untilDeepMayOpenMs(localDate: string, timezoneOffset: number, nowMs: number): number {
  const firstMs = instantOf(localDate, DEEP_FIRST_MINUTE_OF_DAY * 60, timezoneOffset);
  const lastMs = instantOf(localDate, DEEP_LAST_MINUTE_OF_DAY * 60, timezoneOffset);
  if (nowMs > lastMs) return Number.POSITIVE_INFINITY;
  return Math.max(firstMs - nowMs, minuteMs - (nowMs % minuteMs));
}

type Options = {
  /**
   * Whether to fetch on mount: `always`, `when-old` (as `refetchOnOpen` does), `when-unknown` (only if no window is
   * cached) or `never`.
   */
  fetchOnMount?: 'always' | 'when-old' | 'when-unknown' | 'never';
};

/**
 * Return the current window with its prompt and reflection. If `type` is given, return only a window of this type.
 * Refetch when a window opens or closes. While the server cannot be reached, the device's clock decides whether an
 * evening is open.
 */
export function useCurrentWindow(type?: ReflectionType, { fetchOnMount = 'when-unknown' }: Options = {}) {
  const localDay = useLocalDay();
  const timezoneOffset = effectiveTimezoneOffset();
  const query = useQuery({
    ...currentWindowQuery({ timezoneOffset, localDay, type }),
    enabled: fetchOnMount !== 'never',
    refetchOnMount: fetchOnMount === 'when-old' ? refetchOnOpen : fetchOnMount === 'always' ? 'always' : true,
  });
  const { refetch, errorUpdatedAt } = query;
  const data = useWithoutServer(query, type);

  // biome-ignore lint/correctness/useExhaustiveDependencies: set a new timer when the fetch at a boundary failed.
  useEffect(() => {
    if (!data || fetchOnMount === 'never') return;
    const refetchWhenVisible = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    const timer = setTimeout(refetchWhenVisible, staleAfterMs(data, timezoneOffset));
    document.addEventListener('visibilitychange', refetchWhenVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refetchWhenVisible);
    };
  }, [data, errorUpdatedAt, refetch, timezoneOffset, fetchOnMount]);

  return { ...query, data };
}

type WindowResult = UseQueryResult<KnownWindow>;

/** Return the query's data. While the server cannot be reached, return a window that the device has computed. */
function useWithoutServer(query: WindowResult, type: ReflectionType | undefined): KnownWindow | undefined {
  const client = useQueryClient();
  const localDay = useLocalDay();
  const timezoneOffset = effectiveTimezoneOffset();
  const { data, dataUpdatedAt, errorUpdatedAt } = query;
  // Data without an update time comes from the offline cache and may belong to an earlier day.
  const isStored = data !== undefined && dataUpdatedAt === 0;
  // When offline, do not wait for the query's remaining retries.
  const isCutOff = isStored || isUnanswered(query.error) || (isUnanswered(query.failureReason) && !navigator.onLine);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another failed fetch, compute with the current time.
  return useMemo(() => {
    // The device cannot compute a deep window: only the server knows when it opens.
    if (!isCutOff || type === 'deep') return data;
    const known = data ?? client.getQueryData(currentWindowQuery({ timezoneOffset, localDay }).queryKey);
    const clock = { wallMs: Date.now(), monotonicMs: performance.now(), timezoneOffset };
    return known && windowWithoutServer(known, clock);
  }, [isCutOff, data, errorUpdatedAt, type, localDay, timezoneOffset, client]);
}
