import { queryOptions } from '@tanstack/react-query';
import type { StatsBody } from '../../core/contract/stats.ts';
import type { Day } from '../../core/domain/days/day.ts';
import { pathOf } from './api/api.ts';

type StoredStats = { readonly localDay: Day; readonly stats: StatsBody };

/** Return the newest statistics of a day before `today` that this device stores, or null. */
async function storedStatsBefore(uid: string, today: Day): Promise<StoredStats | null> {
  try {
    const { openEncryptedStore } = await import('../device/encrypted-store.ts');
    const store = await openEncryptedStore(uid);
    const prefix = `${pathOf('getStats')} `;
    const days = (await store.names(prefix)).map((name): Day => JSON.parse(name.slice(prefix.length))[0]);
    const [localDay] = days
      .filter((day) => day < today)
      .sort()
      .reverse();
    const stored = localDay && (await store.get(`${prefix}${JSON.stringify([localDay])}`));
    return stored ? { localDay, stats: stored.value as StatsBody } : null;
  } catch {
    return null;
  }
}

/** Query the newest statistics of an earlier day that this device stores. They know this week's deleted reflections. */
export const storedStatsQuery = (uid: string, today: Day) =>
  queryOptions({ queryKey: ['stored stats', uid, today], queryFn: () => storedStatsBefore(uid, today) });
