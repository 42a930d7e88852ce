import type { QueryClient } from '@tanstack/react-query';
import { addDays, type Day } from '../../../core/domain/days/day.ts';
import { STATS_REFETCH_AFTER_SUBMIT_MS } from '../../../core/domain/limits.ts';
import type { Achievement } from '../../../core/domain/stats/milestones.ts';
import type { Stats } from '../../../core/domain/stats/stats.ts';
import { statsQuery, streakQuery } from '../../data/stats.ts';
import { storedStatsQuery } from '../../data/stored-stats.ts';
import { haptic } from '../../device/feedback/haptics.ts';
import { sound } from '../../device/feedback/sound.ts';
import { holdInTab, runInOneTab } from '../../device/one-tab.ts';
import { localDayNow } from '../reflections/use-local-day.ts';
import { celebrationLock, type DueCelebration, findDue, forgetDue, putDue, removeDue } from './due-celebration.ts';

export function playSuccess(): void {
  sound.play('success');
  haptic();
}

/** Return whether a streak ended yesterday, so that late words of yesterday would continue it. */
const isStreakSavable = async (client: QueryClient): Promise<boolean> =>
  ((await client.fetchQuery({ ...streakQuery(localDayNow()), staleTime: 0 })).endedBeforeYesterday ?? 0) > 0;

/**
 * Return the stats of yesterday if this submit is the only one since. Otherwise return null: another submit of today may
 * have been celebrated already. Stats of a past day are not fetched again, so they never include this submit.
 */
async function statsOfYesterday(
  client: QueryClient,
  uid: string,
  { today, after }: { readonly today: Day; readonly after: Stats },
): Promise<Stats | null> {
  const yesterday = addDays(today, -1);
  const isJustBefore = (stats: Stats) => stats.totalReflections === after.totalReflections - 1;
  const known = client.getQueryData(statsQuery(yesterday).queryKey);
  if (known) return isJustBefore(known) ? known : null;
  const stored = await client.fetchQuery(storedStatsQuery(uid, today));
  return stored?.localDay === yesterday && isJustBefore(stored.stats) ? stored.stats : null;
}

type HasLateWords = (uid: string) => boolean;

/**
 * Fetch the stats 1.5 s after a submit, and return the milestone that they reach since `known`, the stats before it, or
 * since the cached ones if these are null. Otherwise compare with the stats of yesterday, because words that were begun
 * before midnight may be sent before the stats of the new day are known. Return null if they reach none or cannot be
 * fetched. A streak of one day is no milestone while `hasLateWords` says that unsent words of yesterday can still
 * continue the streak before it. If the page is closed meanwhile and `isHeavy` is false, the next page celebrates with
 * `celebrateMissed`.
 */
export async function milestoneAfterSubmit(
  client: QueryClient,
  uid: string,
  known: Stats | null,
  hasLateWords: HasLateWords,
  isHeavy = false,
): Promise<Achievement | null> {
  const day = localDayNow();
  const before = known ?? client.getQueryData(statsQuery(day).queryKey) ?? null;
  const due = { submittedAtMs: Date.now(), day, before };
  if (isHeavy) forgetDue(uid);
  const isStored = !isHeavy && putDue(uid, due);
  const release = holdInTab(celebrationLock);
  await new Promise((resolve) => setTimeout(resolve, STATS_REFETCH_AFTER_SUBMIT_MS));
  try {
    const achievement = await milestoneSince(client, uid, due, hasLateWords);
    // In a browser without locks, another tab may have celebrated.
    if (isStored && !findDue(uid)) return null;
    removeDue(uid, due);
    return achievement;
  } catch {
    return null;
  } finally {
    release();
  }
}

/**
 * Celebrate the milestone of a submit whose page was closed or reloaded before the milestone was known, unless another
 * tab does so. The milestone of an earlier day is not celebrated.
 */
export async function celebrateMissed(
  client: QueryClient,
  uid: string,
  hasLateWords: HasLateWords,
  celebrate: (achievement: Achievement) => void,
): Promise<void> {
  await runInOneTab(celebrationLock, async () => {
    const due = findDue(uid);
    if (!due) return;
    const achievement = due.day === localDayNow() ? await milestoneSince(client, uid, due, hasLateWords) : null;
    if (achievement && findDue(uid)) celebrate(achievement);
    removeDue(uid, due);
    // If the stats cannot be fetched, the next start celebrates.
  }).catch(() => undefined);
}

async function milestoneSince(
  client: QueryClient,
  uid: string,
  { day, before: known }: DueCelebration,
  hasLateWords: HasLateWords,
): Promise<Achievement | null> {
  const query = statsQuery(day);
  // Load the dialog's code now, so that the celebration cannot fail halfway.
  const loading = [import('../../../core/domain/stats/milestones.ts'), import('./achievement-dialog.tsx')] as const;
  const [{ milestoneReached }] = await Promise.all(loading);
  // Cancel a request that began before the submit, because it would return the old stats.
  await client.cancelQueries({ queryKey: query.queryKey });
  const after = await client.fetchQuery({ ...query, staleTime: 0 });
  const before = known ?? (await statsOfYesterday(client, uid, { today: day, after }));
  const isUndecided = after.currentStreak === 1 && hasLateWords(uid) && (await isStreakSavable(client));
  return milestoneReached(before && isUndecided ? { ...before, currentStreak: 1 } : before, after);
}
