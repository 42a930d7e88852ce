import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { instantOf } from '../../../core/domain/days/day.ts';
import { DEEP_FIRST_MINUTE_OF_DAY, DEEP_LAST_MINUTE_OF_DAY } from '../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../core/domain/reflection-type.ts';
import { currentWindowQuery, type KnownWindow } from '../../data/current-window.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import { closesAtMs, serverTimeMs } from './server-time.ts';
import { useLocalDay } from './use-local-day.ts';

const minuteMs = 60_000;
const settleMs = 400;
const longestTimerMs = 2_147_000_000;

/** How long until the answer may be another one, milliseconds. A deep window opens unannounced, on a whole minute. */
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
  /** Ask even when an answer is known; false asks nothing. */
  ask?: 'always' | 'when-unknown' | 'never';
};

/** The open window (of one type when given), its prompt and what is written in it; asks again at every boundary. */
export function useCurrentWindow(
  type?: ReflectionType,
  { ask = 'when-unknown' }: Options = {},
): UseQueryResult<KnownWindow> {
  const localDay = useLocalDay();
  const timezoneOffset = effectiveTimezoneOffset();
  const query = useQuery({
    ...currentWindowQuery({ timezoneOffset, localDay, type }),
    enabled: ask !== 'never',
    refetchOnMount: ask === 'always' ? 'always' : true,
  });
  const { data, refetch, errorUpdatedAt } = query;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a boundary at which nobody answered is asked about again.
  useEffect(() => {
    if (!data || ask === 'never') return;
    const askWhenSeen = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    const timer = setTimeout(askWhenSeen, staleAfterMs(data, timezoneOffset));
    document.addEventListener('visibilitychange', askWhenSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askWhenSeen);
    };
  }, [data, errorUpdatedAt, refetch, timezoneOffset, ask]);

  return query;
}
