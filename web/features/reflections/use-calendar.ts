import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { calendarQuery } from '../../data/reflections.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import { type Month, monthBounds } from './month.ts';

/** Return the reflections of a month under the claimed offset. */
export function useCalendar(month: Month): UseQueryResult<Reflection[]> {
  const { start, end } = monthBounds(month, effectiveTimezoneOffset());
  return useQuery(calendarQuery(start, end));
}
