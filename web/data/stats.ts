import { queryOptions } from '@tanstack/react-query';
import type { Stats } from '../../core/contract/stats.ts';
import type { Day } from '../../core/domain/days/day.ts';
import { countFrom } from '../../core/domain/stats/stats.ts';
import { callApi, pathOf } from './api.ts';

/** The stats, asked now and past any cache; for the moments after a submit. */
async function fetchStats(signal?: AbortSignal): Promise<Stats> {
  const answer = await callApi('getStats', { signal });
  return {
    currentStreak: countFrom(answer.currentStreak),
    longestStreak: countFrom(answer.longestStreak),
    totalReflections: countFrom(answer.totalReflections),
    thisWeekCount: countFrom(answer.thisWeekCount),
  };
}

/** Streaks and counts as of the local day, which is part of the key: midnight asks anew. Not retried. */
export function statsQuery(localDay: Day) {
  return queryOptions({
    queryKey: [pathOf('getStats'), localDay],
    queryFn: ({ signal }) => fetchStats(signal),
    refetchOnMount: true,
    retry: false,
  });
}
