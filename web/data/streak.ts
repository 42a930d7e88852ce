import { queryOptions } from '@tanstack/react-query';
import type { StreakExplained } from '../../core/contract/stats.ts';
import type { Day } from '../../core/domain/days/day.ts';
import { callApi, pathOf } from './api.ts';

/** The streak day by day. Asked anew whenever it is shown: it is small, and a write may have changed it. */
export function streakQuery(localDay: Day) {
  return queryOptions({
    queryKey: [pathOf('getStreak'), localDay],
    queryFn: ({ signal }): Promise<StreakExplained> => callApi('getStreak', { signal }),
    refetchOnMount: 'always',
  });
}
