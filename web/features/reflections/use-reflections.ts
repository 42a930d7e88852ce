import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { calendarQuery, latestReflectionsQuery, weekReflectionsQuery } from '../../data/reflections.ts';
import { useVisible } from '../deletion/pending-deletions.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import { type Month, monthBounds } from './month.ts';
import { useLocalDay } from './use-local-day.ts';

/** Return at most `limit` (1 to 100) latest reflections, newest first. With `enabled: false`, read only the cache. */
export function useLatestReflections(limit: number, enabled = true): UseQueryResult<Reflection[]> {
  return useQuery({ ...latestReflectionsQuery(limit, useLocalDay()), select: useVisible(), enabled });
}

/** Return the reflections of the week that starts on this Monday. */
export function useWeekReflections(weekStart: Day): UseQueryResult<Reflection[]> {
  return useQuery({ ...weekReflectionsQuery(weekStart), select: useVisible() });
}

/** Return the reflections of a month. */
export function useCalendar(month: Month): UseQueryResult<Reflection[]> {
  const { start, end } = monthBounds(month, effectiveTimezoneOffset());
  return useQuery({ ...calendarQuery(start, end), select: useVisible() });
}
