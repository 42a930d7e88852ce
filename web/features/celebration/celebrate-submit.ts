import type { QueryClient } from '@tanstack/react-query';
import { STATS_REFETCH_AFTER_SUBMIT_MS } from '../../../core/domain/limits.ts';
import type { Achievement } from '../../../core/domain/stats/milestones.ts';
import { statsQuery, streakQuery } from '../../data/stats.ts';
import { haptic } from '../../device/feedback/haptics.ts';
import { sound } from '../../device/feedback/sound.ts';
import { localDayNow } from '../reflections/use-local-day.ts';

export function playSuccess(): void {
  sound.play('success');
  haptic();
}

/** Whether a streak ended yesterday, so that late words of yesterday would continue it. */
const isStreakSavable = async (client: QueryClient): Promise<boolean> =>
  ((await client.fetchQuery({ ...streakQuery(localDayNow()), staleTime: 0 })).endedBeforeYesterday ?? 0) > 0;

/**
 * Fetch the stats 1.5 s after a submit. Return the milestone that the new stats reach. Return null if they reach none
 * or cannot be fetched. A streak of one day is no milestone while `hasLateWords` says that unsent words of yesterday can
 * still continue the streak before it.
 */
export async function milestoneAfterSubmit(
  client: QueryClient,
  hasLateWords: () => boolean,
): Promise<Achievement | null> {
  const query = statsQuery(localDayNow());
  const before = client.getQueryData(query.queryKey) ?? null;
  await new Promise((resolve) => setTimeout(resolve, STATS_REFETCH_AFTER_SUBMIT_MS));
  try {
    // Load the dialog's code now, so that the celebration cannot fail halfway.
    const loading = [import('../../../core/domain/stats/milestones.ts'), import('./achievement-dialog.tsx')] as const;
    const [{ milestoneReached }] = await Promise.all(loading);
    // Cancel a request that began before the submit, because it would return the old stats.
    await client.cancelQueries({ queryKey: query.queryKey });
    const after = await client.fetchQuery({ ...query, staleTime: 0 });
    const isUndecided = after.currentStreak === 1 && hasLateWords() && (await isStreakSavable(client));
    return milestoneReached(before && isUndecided ? { ...before, currentStreak: 1 } : before, after);
  } catch {
    return null;
  }
}
