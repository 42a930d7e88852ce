import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { YearReflections } from '../../../../core/contract/reflections.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { yearQuery } from '../../../data/reflections.ts';
import { usePendingDeletions } from '../../../features/deletion/pending-deletions.ts';
import { yearWithout } from '../../../features/deletion/year-without.ts';
import { firstDayIn } from '../first-day.ts';

type YearFacts = { readonly deletedOn: ReadonlySet<Day>; readonly firstDay: Day | null };

const none: ReadonlySet<Day> = new Set();

/**
 * Return what the year of `day` knows and the reflections of a month do not: the days from which reflections were
 * deleted, although the days count for the streak, and the first day of the journal. It is null if it is unknown or in
 * an earlier year.
 */
export function useYearOf(day: Day, today: Day, enabled: boolean): YearFacts {
  const pending = usePendingDeletions();
  const select = useCallback((year: YearReflections) => yearWithout(year, pending), [pending]);
  const { data } = useQuery({ ...yearQuery(Number(day.slice(0, 4))), refetchOnMount: true, select, enabled });
  return useMemo(
    () =>
      data
        ? { deletedOn: new Set(data.deletedDays), firstDay: firstDayIn(data, today) }
        : { deletedOn: none, firstDay: null },
    [data, today],
  );
}
