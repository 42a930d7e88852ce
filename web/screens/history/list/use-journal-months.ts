import { useQuery } from '@tanstack/react-query';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import { yearQuery } from '../../../data/reflections.ts';
import { addMonths, type Month, monthOf } from '../../../features/reflections/month.ts';
import { useServerDay } from '../../../features/reflections/use-server-day.ts';

/**
 * Return the months that a list can jump to, newest first: those of `all`, or while there are more reflections, every
 * month since the journal began. Empty until the beginning is known.
 */
export function useJournalMonths(all: readonly Reflection[], hasMore: boolean): readonly Month[] {
  const thisYear = Number(useServerDay().slice(0, 4));
  const present = useQuery({ ...yearQuery(thisYear), enabled: hasMore });
  const firstYear = present.data?.firstYear ?? null;
  const first = useQuery({ ...yearQuery(firstYear ?? thisYear), enabled: hasMore && firstYear !== null });
  if (!hasMore) return [...new Set(all.map(({ localDate }) => monthOf(localDate)))];
  const newest = all[0]?.localDate;
  const oldest = first.data?.days.map(({ localDate }) => localDate).sort()[0];
  const months: Month[] = [];
  if (newest === undefined || oldest === undefined) return months;
  for (let month = monthOf(newest); month >= monthOf(oldest); month = addMonths(month, -1)) months.push(month);
  return months;
}
