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

const fetchSummaries = (client: QueryClient) => client.prefetchQuery(summariesQuery(weekStartOf(localDayNow())));

/** Fetch the first data of the history and of the summaries, so that both can be read offline later. */
async function fetchAhead(client: QueryClient): Promise<void> {
  const localDay = localDayNow();
  const { start, end } = monthBounds(monthOf(localDay), effectiveTimezoneOffset());
  await client.prefetchQuery(latestReflectionsQuery(HISTORY_LIST_LIMIT, localDay));
  await client.prefetchQuery(calendarQuery(start, end));
  await fetchSummaries(client);
}

/**
 * Refetch the queries that got no response. Also store the journal, encrypted, for reading offline. Return a stop
 * function.
 */
export function startOfflineReading(client: QueryClient, uid: string): () => void {
  let stop: () => void = () => undefined;
  let isStopped = false;
  const stopRefetching = refetchUntilAnswered(client);
  const begin = async () => {
    const store = await openEncryptedStore(uid);
    if (isStopped) return;
    // The page may have loaded only some of the summaries, or none.
    const stopCaching = cacheAnswersOffline(client, store, () => void fetchSummaries(client));
    const savesData = (navigator as { connection?: Connection }).connection?.saveData === true;
    const timer = savesData ? undefined : setTimeout(() => void fetchAhead(client), quietMs);
    stop = () => {
      stopCaching();
      clearTimeout(timer);
    };
  };
  // Without IndexedDB or cryptography, the journal can be read only online.
  begin().catch(() => undefined);
  return () => {
    isStopped = true;
    stopRefetching();
    stop();
  };
}
