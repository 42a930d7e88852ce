import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import { type Day, dayAt } from '../../../../core/domain/days/day.ts';
import { latestRevisions } from '../../../data/cached-reflections.ts';
import { namesOf } from '../../../data/offline-cache.ts';
import { calendarQuery } from '../../../data/reflections.ts';
import { storedReflectionsQuery } from '../../../data/stored-reflections.ts';
import { type Month, monthBounds, monthOf } from '../../../features/reflections/month.ts';
import { useCalendar } from '../../../features/reflections/use-reflections.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { useReflectionsOnDevice } from '../use-reflections-on-device.ts';

/**
 * Return the query for a month, and `known`, its reflections. If the month cannot be fetched, these are the reflections
 * of its last answer and all others on this device. `isDayKnown` tells whether a day without any of them has none: the
 * last answer does not know of the days after it.
 */
export function useKnownMonth(month: Month) {
  const timezoneOffset = effectiveTimezoneOffset();
  const query = useCalendar(month);
  const { data, isError } = query;
  const onDevice = useReflectionsOnDevice(isError);
  const client = useQueryClient();
  const stored = useQuery({ ...storedReflectionsQuery(useUid()), enabled: isError }).data;
  const known = isError ? latestRevisions([...(data ?? []), ...onDevice]).filter(isOfMonth(month)) : (data ?? []);
  const { start, end } = monthBounds(month, timezoneOffset);
  const { queryKey } = calendarQuery(start, end);
  const answeredAtMs =
    client.getQueryState(queryKey)?.dataUpdatedAt ||
    Math.max(0, ...namesOf(queryKey).map((name) => stored?.savedAtMs.get(name) ?? 0));
  const isDayKnown = (day: Day) => data !== undefined && (!isError || day <= dayAt(answeredAtMs, timezoneOffset));
  return { ...query, known, isDayKnown };
}

const isOfMonth =
  (month: Month) =>
  ({ localDate }: Reflection) =>
    monthOf(localDate) === month;
