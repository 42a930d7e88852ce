// Milestones (SPECIFICATION 4): a first-ever reflection is welcomed; otherwise, if a count grew and now equals a value of
// its table, that is celebrated. Streak comes before total, total before the week; only the first is shown.
import { STREAK_MILESTONES, TOTAL_MILESTONES, WEEKLY_MILESTONES } from './limits.ts';
import { type Achievement, streakWords, totalWords, WELCOME, weeklyWords } from './milestone-words.ts';
import type { Stats } from './stats.ts';

/**
 * The achievement to celebrate after a create, null for none. `before` is null when the stats before it are not known:
 * then nothing can be said to have grown, and only a first-ever reflection shows.
 */
export function milestoneReached(before: Stats | null, after: Stats): Achievement | null {
  const isFirstEver = after.totalReflections === 1 && (before === null || before.totalReflections === 0);
  if (isFirstEver) return WELCOME;
  if (before === null) return null;
  const streak = reached(STREAK_MILESTONES, before.currentStreak, after.currentStreak);
  if (streak !== null) return streakWords(streak);
  const total = reached(TOTAL_MILESTONES, before.totalReflections, after.totalReflections);
  if (total !== null) return totalWords(total);
  const weekly = reached(WEEKLY_MILESTONES, before.thisWeekCount, after.thisWeekCount);
  return weekly === null ? null : weeklyWords(weekly);
}

function reached<Value extends number>(table: readonly Value[], before: number, after: number): Value | null {
  return after > before ? (table.find((value) => value === after) ?? null) : null;
}
