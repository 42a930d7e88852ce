import { useQuery } from '@tanstack/react-query';
import type { Day } from '../../../../core/domain/days/day.ts';
import { storedStatsQuery } from '../../../data/stored-stats.ts';
import { usePendingDeletions } from '../../../features/deletion/pending-deletions.ts';
import { useStats } from '../../../features/deletion/use-stats.ts';
import type { ShownMarker } from '../../../features/reflections/marks/day-mark.tsx';
import { useUid } from '../../../features/session/use-session.ts';

/**
 * Return the marker of a day of this week without reflections: 'deleted', 'none' or 'unknown'. Without today's
 * statistics, use those of an earlier day that this device stores. They do not know the days after theirs.
 */
export function useEmptyDay(today: Day): (day: Day) => ShownMarker {
  const { data: stats, isError } = useStats(today);
  const { data: stored } = useQuery({ ...storedStatsQuery(useUid(), today), enabled: isError });
  const deletedHere = usePendingDeletions().map(({ countedDay }) => countedDay);
  return (day) => {
    if ((stats ?? stored?.stats)?.deletedDays?.includes(day) || deletedHere.includes(day)) return 'deleted';
    return stats || (stored && day <= stored.localDay) ? 'none' : 'unknown';
  };
}
