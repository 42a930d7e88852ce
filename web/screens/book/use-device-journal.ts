import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { HISTORY_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { cachedReflections } from '../../data/cached-reflections.ts';
import { namesOf } from '../../data/offline-cache.ts';
import { latestReflectionsQuery } from '../../data/reflections.ts';
import { storedReflectionsQuery } from '../../data/stored-reflections.ts';
import { type Month, monthOf } from '../../features/reflections/month.ts';
import { useSession } from '../../features/session/use-session.ts';
import { isAnswered } from './is-answered.ts';
import { listedFrom } from './missing-months.ts';

type DeviceJournal = {
  readonly isRead: boolean;
  readonly stored: readonly Reflection[];
  /** The month of the oldest reflection on this device, or the current month without one. */
  readonly oldestMonth: Month;
  /**
   * The month from which on nothing was missing at `listedAtMs`; '' if the device had the whole journal, null if nothing
   * is known.
   */
  readonly wholeFrom: Month | null;
  /** When the server gave the list of the latest reflections, epoch ms by the device's clock; 0 if it is not known. */
  readonly listedAtMs: number;
  /** Return when the server gave the answer to a query, as `listedAtMs`. */
  readonly answeredAtMs: (queryKey: QueryKey) => number;
};

/** Read what this device has of the journal, for a book that the server cannot list. */
export function useDeviceJournal(isNeeded: boolean, today: Day): DeviceJournal {
  const client = useQueryClient();
  const uid = useSession().identity?.uid ?? '';
  const stored = useQuery({ ...storedReflectionsQuery(uid), enabled: isNeeded });
  const list = latestReflectionsQuery(HISTORY_LIST_LIMIT, today);
  const latest = useQuery({ ...list, enabled: isNeeded });
  const reflections = isNeeded ? (stored.data?.reflections ?? none) : none;
  const known = isNeeded ? [...cachedReflections(client), ...reflections] : [];
  const oldest = known.reduce((day, { localDate }) => (localDate < day ? localDate : day), today);
  const answeredAtMs = (queryKey: QueryKey) =>
    client.getQueryState(queryKey)?.dataUpdatedAt ||
    Math.max(0, ...namesOf(queryKey).map((name) => stored.data?.savedAtMs.get(name) ?? 0));
  return {
    isRead: !isNeeded || (stored.data !== undefined && isAnswered(latest)),
    stored: reflections,
    oldestMonth: monthOf(oldest),
    wholeFrom: isNeeded ? listedFrom(latest.data) : null,
    listedAtMs: answeredAtMs(list.queryKey),
    answeredAtMs,
  };
}

const none: readonly Reflection[] = [];
