import type { QueryClient } from '@tanstack/react-query';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { HISTORY_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { cacheAnswersOffline, refetchUntilAnswered } from '../../data/offline-cache.ts';
import { calendarQuery, latestReflectionsQuery } from '../../data/reflections.ts';
import { summariesQuery } from '../../data/summaries.ts';
import { openEncryptedStore } from '../../device/encrypted-store.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import { monthBounds, monthOf } from './month.ts';
import { localDayNow } from './use-local-day.ts';

const quietMs = 6_000;

type Connection = { saveData?: boolean };

/** Asks once for what history and summaries open with, so that both can be read later without a network. */
async function fetchAhead(client: QueryClient): Promise<void> {
  const localDay = localDayNow();
  const { start, end } = monthBounds(monthOf(localDay), effectiveTimezoneOffset());
  await client.prefetchQuery(latestReflectionsQuery(HISTORY_LIST_LIMIT, localDay));
  await client.prefetchQuery(calendarQuery(start, end));
  await client.prefetchQuery(summariesQuery(weekStartOf(localDay)));
}

/**
 * Asks again what nobody answered, and makes one person's journal readable without a network, where the device can seal
 * it. Returns the way to stop.
 */
export function startOfflineReading(client: QueryClient, uid: string): () => void {
  let stop: () => void = () => undefined;
  let isStopped = false;
  const stopAsking = refetchUntilAnswered(client);
  const begin = async () => {
    const store = await openEncryptedStore(uid);
    if (isStopped) return;
    const stopKeeping = cacheAnswersOffline(client, store);
    const isSparing = (navigator as { connection?: Connection }).connection?.saveData === true;
    const timer = isSparing ? undefined : setTimeout(() => void fetchAhead(client), quietMs);
    stop = () => {
      stopKeeping();
      clearTimeout(timer);
    };
  };
  // Without IndexedDB or cryptography the journal is read with a network, as before.
  begin().catch(() => undefined);
  return () => {
    isStopped = true;
    stopAsking();
    stop();
  };
}
