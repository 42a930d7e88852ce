import type { QueryClient } from '@tanstack/react-query';
import type { Stats } from '../../../core/contract/stats.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { STATS_REFETCH_AFTER_SUBMIT_MS } from '../../../core/domain/limits.ts';
import type { Achievement } from '../../../core/domain/stats/milestones.ts';
import { statsQuery } from '../../data/stats.ts';

/** The stats as this device knows them before a submit; null when they were never loaded. */
export function knownStats(client: QueryClient, localDay: Day): Stats | null {
  return client.getQueryData(statsQuery(localDay).queryKey) ?? null;
}

/** Asks the stats anew 1.5 s after a submit and tells the milestone that it reached; null for none or no answer. */
export async function milestoneAfterSubmit(
  client: QueryClient,
  localDay: Day,
  before: Stats | null,
): Promise<Achievement | null> {
  await new Promise((resolve) => setTimeout(resolve, STATS_REFETCH_AFTER_SUBMIT_MS));
  try {
    // Not part of the first visit: the words of all milestones and, so that a celebration cannot break off, its dialog.
    const loading = [import('../../../core/domain/stats/milestones.ts'), import('./achievement-dialog.tsx')] as const;
    const [{ milestoneReached }] = await Promise.all(loading);
    // One that was asked before the submit and still hangs would answer for the time before it.
    await client.cancelQueries({ queryKey: statsQuery(localDay).queryKey });
    const after = await client.fetchQuery({ ...statsQuery(localDay), staleTime: 0 });
    return milestoneReached(before, after);
  } catch {
    return null;
  }
}
