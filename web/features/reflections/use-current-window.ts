import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReflectionType } from '../../../core/contract/values.ts';
import { instantOf } from '../../../core/domain/day.ts';
import { DEEP_FIRST_MINUTE_OF_DAY, DEEP_LAST_MINUTE_OF_DAY } from '../../../core/domain/limits.ts';
import { currentWindowQuery, type KnownWindow } from '../../data/reflections.ts';
import { claimedOffset } from '../session/claimed-offset.ts';
import { serverTimeMs } from './server-time.ts';
import { useLocalDay } from './use-local-day.ts';

const minuteMs = 60_000;
const settleMs = 400;
const longestTimerMs = 2_147_000_000;

/** How long until the answer may be another one, milliseconds. A closed deep window opens unannounced, on a minute. */
export function staleAfterMs(known: KnownWindow, timezoneOffset: number): number {
  const nowMs = serverTimeMs(known);
  const { isActive, availableFrom, availableUntil } = known.window;
  const boundaryMs = Date.parse(isActive ? availableUntil : availableFrom) - nowMs;
  const firstMs = instantOf(known.localDate, DEEP_FIRST_MINUTE_OF_DAY * 60, timezoneOffset);
  const lastMs = instantOf(known.localDate, DEEP_LAST_MINUTE_OF_DAY * 60, timezoneOffset);
  const untilDeepMs =
    isActive || nowMs > lastMs ? Number.POSITIVE_INFINITY : Math.max(firstMs - nowMs, minuteMs - (nowMs % minuteMs));
  return Math.min(boundaryMs > 0 ? boundaryMs : minuteMs, untilDeepMs, longestTimerMs) + settleMs;
}

/** The open window (of one type when given), its prompt and what is written in it; asks again at every boundary. */
export function useCurrentWindow(type?: ReflectionType): UseQueryResult<KnownWindow> {
  const localDay = useLocalDay();
  const timezoneOffset = claimedOffset();
  const query = useQuery(currentWindowQuery({ timezoneOffset, localDay, type }));
  const { data, refetch } = query;

  useEffect(() => {
    if (!data) return;
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    const timer = setTimeout(askWhenSeen, staleAfterMs(data, timezoneOffset));
    document.addEventListener('visibilitychange', askWhenSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askWhenSeen);
    };
  }, [data, refetch, timezoneOffset]);

  return query;
}
