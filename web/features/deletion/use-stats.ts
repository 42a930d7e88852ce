import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { StatsBody } from '../../../core/contract/stats.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { thisWeekCount } from '../../../core/domain/stats/stats.ts';
import { statsQuery } from '../../data/stats.ts';
import { type PendingDeletion, usePendingDeletions } from './pending-deletions.ts';

/** Return statistics of the server without the reflections that it still counts although the user has deleted them. */
export function statsWithout(stats: StatsBody, pending: readonly PendingDeletion[], today: Day): StatsBody {
  const days = pending.flatMap(({ countedDay }) => countedDay ?? []);
  return {
    ...stats,
    // Another device may have deleted the reflection first, so that the server no longer counts it.
    totalReflections: Math.max(0, stats.totalReflections - days.length),
    thisWeekCount: Math.max(0, stats.thisWeekCount - thisWeekCount(days, today)),
    deletedDays: days.concat(stats.deletedDays ?? []),
  };
}

/** Return the statistics as they will be when the pending deletions of this device are done. */
export function useStats(today: Day): UseQueryResult<StatsBody> {
  const pending = usePendingDeletions();
  const select = useCallback((stats: StatsBody) => statsWithout(stats, pending, today), [pending, today]);
  return useQuery({ ...statsQuery(today), select });
}
