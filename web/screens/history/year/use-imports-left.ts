import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { YearReflections } from '../../../../core/contract/reflections.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { namesOf } from '../../../data/offline-cache.ts';
import { calendarQuery } from '../../../data/reflections.ts';
import { storedReflectionsQuery } from '../../../data/stored-reflections.ts';
import { dayOfDeletion } from '../../../features/deletion/day-of-deletion.ts';
import { usePendingDeletions } from '../../../features/deletion/pending-deletions.ts';
import { monthBounds, monthOf } from '../../../features/reflections/month.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { useReflectionsOnDevice } from '../use-reflections-on-device.ts';

/** For each day with a pending deletion of an imported entry: whether the day has others. */
type ImportsLeft = ReadonlyMap<Day, 'some' | 'none' | 'unknown'>;

/**
 * Return what this device knows of the days from which the user has just deleted imported entries. The server still lists
 * them, and a year does not tell how many a day has: only the reflections of the month do.
 */
export function useImportsLeft(): ImportsLeft {
  const client = useQueryClient();
  const pending = usePendingDeletions();
  const deletedOn = useMemo(() => pending.filter(({ isImported }) => isImported).map(dayOfDeletion), [pending]);
  const onDevice = useReflectionsOnDevice(deletedOn.length > 0);
  const stored = useQuery({ ...storedReflectionsQuery(useUid()), enabled: deletedOn.length > 0 }).data;
  return useMemo(() => {
    const isMonthKnown = (day: Day) => {
      const { start, end } = monthBounds(monthOf(day), effectiveTimezoneOffset());
      const { queryKey } = calendarQuery(start, end);
      return (
        client.getQueryData(queryKey) !== undefined || namesOf(queryKey).some((name) => stored?.savedAtMs.has(name))
      );
    };
    const leftOn = (day: Day) => {
      if (onDevice.some(({ importedFrom, localDate }) => importedFrom && localDate === day)) return 'some';
      return isMonthKnown(day) ? 'none' : 'unknown';
    };
    return new Map(deletedOn.map((day) => [day, leftOn(day)]));
  }, [client, deletedOn, onDevice, stored]);
}

type YearDay = YearReflections['days'][number];

/** Return the days of a year without the imported entries of which none are left. */
export function daysWithLeft(days: readonly YearDay[], left: ImportsLeft): YearDay[] {
  return days.flatMap((day) => {
    const { localDate, ownTypes } = day;
    if (!ownTypes || left.get(localDate) !== 'none') return day;
    return ownTypes.length > 0 ? { localDate, types: ownTypes } : [];
  });
}

/** Return the days that may have imported entries or no reflection at all. */
export function daysUnclear(days: readonly YearDay[], left: ImportsLeft): ReadonlySet<Day> {
  const isUnclear = ({ localDate, ownTypes }: YearDay) => ownTypes?.length === 0 && left.get(localDate) === 'unknown';
  return new Set(days.filter(isUnclear).map(({ localDate }) => localDate));
}
