import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Day, dayAt } from '../../../core/domain/days/day.ts';
import { namesOf } from '../../data/offline-cache.ts';
import { storedReflectionsQuery } from '../../data/stored-reflections.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { useUid } from '../../features/session/use-session.ts';

/**
 * Return the local day on which the server last answered a query. The answer may come from the device's store; `enabled`:
 * whether to look there. The answer does not know of the days after it.
 */
export function useAnswerDay(queryKey: QueryKey, enabled: boolean): Day {
  const client = useQueryClient();
  const stored = useQuery({ ...storedReflectionsQuery(useUid()), enabled }).data;
  const answeredAtMs =
    client.getQueryState(queryKey)?.dataUpdatedAt ||
    Math.max(0, ...namesOf(queryKey).map((name) => stored?.savedAtMs.get(name) ?? 0));
  return dayAt(answeredAtMs, effectiveTimezoneOffset());
}
