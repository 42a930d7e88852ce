import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { YearReflections } from '../../../../core/contract/reflections.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { yearQuery } from '../../../data/reflections.ts';
import { usePendingDeletions } from '../../../features/deletion/pending-deletions.ts';
import { yearWithout } from '../../../features/deletion/year-without.ts';

/**
 * Return the days of the year of `day` from which reflections were deleted, although the days count for the streak. The
 * answer about a month is a list of reflections and cannot name them, so read the year. Return none until it is loaded.
 */
export function useDeletedDays(day: Day, enabled: boolean): ReadonlySet<Day> {
  const pending = usePendingDeletions();
  const select = useCallback((year: YearReflections) => yearWithout(year, pending), [pending]);
  const { data } = useQuery({ ...yearQuery(Number(day.slice(0, 4))), refetchOnMount: true, select, enabled });
  return useMemo(() => new Set(data?.deletedDays), [data]);
}
