import type { Reflection } from '../../../../core/contract/reflection.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { latestRevisions } from '../../../data/cached-reflections.ts';
import { calendarQuery } from '../../../data/reflections.ts';
import { type Month, monthBounds, monthOf } from '../../../features/reflections/month.ts';
import { useCalendar } from '../../../features/reflections/use-reflections.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useAnswerDay } from '../use-answer-day.ts';
import { useReflectionsOnDevice } from '../use-reflections-on-device.ts';

/**
 * Return the query for a month, and `known`, its reflections. If the month cannot be fetched, these are the reflections
 * of its last answer and all others on this device. `isDayKnown` tells whether a day without any of them has none: the
 * last answer does not know of the days after it.
 */
export function useKnownMonth(month: Month) {
  const query = useCalendar(month);
  const { data, isError } = query;
  const onDevice = useReflectionsOnDevice(isError);
  const known = isError ? latestRevisions([...(data ?? []), ...onDevice]).filter(isOfMonth(month)) : (data ?? []);
  const { start, end } = monthBounds(month, effectiveTimezoneOffset());
  const answerDay = useAnswerDay(calendarQuery(start, end).queryKey, isError);
  const isDayKnown = (day: Day) => data !== undefined && (!isError || day <= answerDay);
  return { ...query, known, isDayKnown };
}

const isOfMonth =
  (month: Month) =>
  ({ localDate }: Reflection) =>
    monthOf(localDate) === month;
