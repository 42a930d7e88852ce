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

export type StoredStats = { readonly localDay: Day; readonly stats: StatsBody };

/** Return the newest statistics of a day before `today` that this device stores, or null. */
async function storedStatsBefore(uid: string, today: Day): Promise<StoredStats | null> {
  try {
    const { openEncryptedStore } = await import('../device/encrypted-store.ts');
    const store = await openEncryptedStore(uid);
    const prefix = `${pathOf('getStats')} `;
    const days = (await store.names(prefix)).map((name): Day => JSON.parse(name.slice(prefix.length))[0]);
    const [localDay] = days
      .filter((day) => day < today)
      .sort()
      .reverse();
    const stored = localDay && (await store.get(`${prefix}${JSON.stringify([localDay])}`));
    return stored ? { localDay, stats: stored.value as StatsBody } : null;
  } catch {
    return null;
  }
}

/** Query the newest statistics of an earlier day that this device stores. They know this week's deleted reflections. */
export const storedStatsQuery = (uid: string, today: Day) =>
  queryOptions({ queryKey: ['stored stats', uid, today], queryFn: () => storedStatsBefore(uid, today) });

/** Query the streak, day by day. Fetch it each time it is shown, because a write may have changed it. */
export function streakQuery(localDay: Day) {
  return queryOptions({
    queryKey: [pathOf('getStreak'), localDay],
    queryFn: ({ signal }): Promise<StreakExplained> => callApi('getStreak', { signal }),
    refetchOnMount: 'always',
  });
}
