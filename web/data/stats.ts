import { queryOptions } from '@tanstack/react-query';
import type { StatsBody, StreakExplained } from '../../core/contract/stats.ts';
import type { Day } from '../../core/domain/days/day.ts';
import { countFrom } from '../../core/domain/stats/stats.ts';
import { callApi, pathOf } from './api/api.ts';
import { staleOnOpen } from './refetch-on-return.ts';

async function fetchStats(signal: AbortSignal): Promise<StatsBody> {
  const answer = await callApi('getStats', { signal });
  return {
    currentStreak: countFrom(answer.currentStreak),
    longestStreak: countFrom(answer.longestStreak),
    totalReflections: countFrom(answer.totalReflections),
    thisWeekCount: countFrom(answer.thisWeekCount),
    deletedDays: answer.deletedDays,
  };
}

/**
 * Query the streaks and counts. Fetch them when a screen that shows them opens, because another device may have written.
 * The key contains the local day, so the query runs again after midnight.
 */
export function statsQuery(localDay: Day) {
  return queryOptions({
    queryKey: [pathOf('getStats'), localDay],
    queryFn: ({ signal }) => fetchStats(signal),
    staleTime: staleOnOpen,
    refetchOnMount: true,
    retry: false,
  });
}

/** Query the streak, day by day. Fetch it each time it is shown, because a write may have changed it. */
export function streakQuery(localDay: Day) {
  return queryOptions({
    queryKey: [pathOf('getStreak'), localDay],
    queryFn: ({ signal }): Promise<StreakExplained> => callApi('getStreak', { signal }),
    refetchOnMount: 'always',
  });
}
