import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { HISTORY_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { cachedReflections } from '../../data/cached-reflections.ts';
import { latestReflectionsQuery } from '../../data/reflections.ts';
import { storedReflections } from '../../data/stored-reflections.ts';
import { type Month, monthOf } from '../../features/reflections/month.ts';
import { useSession } from '../../features/session/use-session.ts';
import { listedFrom } from './missing-months.ts';

type DeviceJournal = {
  readonly isRead: boolean;
  readonly stored: readonly Reflection[];
  /** The month of the oldest reflection on this device, or the current month without one. */
  readonly oldestMonth: Month;
  /** The month from which on nothing is missing; '' if the device has the whole journal, null if nothing is known. */
  readonly wholeFrom: Month | null;
};

/** Read what this device has of the journal, for a book that the server cannot list. */
export function useDeviceJournal(isNeeded: boolean, today: Day): DeviceJournal {
  const client = useQueryClient();
  const uid = useSession().identity?.uid ?? '';
  const stored = useQuery({
    queryKey: ['stored reflections', uid],
    queryFn: () => storedReflections(uid),
    enabled: isNeeded,
    gcTime: 0,
  });
  const latest = useQuery({ ...latestReflectionsQuery(HISTORY_LIST_LIMIT, today), enabled: isNeeded });
  const known = isNeeded ? [...cachedReflections(client), ...(stored.data ?? [])] : [];
  const oldest = known.reduce((day, { localDate }) => (localDate < day ? localDate : day), today);
  return {
    isRead: !isNeeded || (stored.data !== undefined && !latest.isPending),
    stored: stored.data ?? none,
    oldestMonth: monthOf(oldest),
    wholeFrom: isNeeded ? listedFrom(latest.data) : null,
  };
}

const none: readonly Reflection[] = [];
