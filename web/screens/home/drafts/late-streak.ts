import type { StreakExplained } from '../../../../core/contract/stats.ts';

/**
 * Say how long the streak becomes if the user submits yesterday's words today. Yesterday then fills the gap between the
 * ended streak and the current streak. Return null if no streak ended before yesterday.
 */
export function lateStreakText(streak: StreakExplained | undefined): string | null {
  if (!streak?.endedBeforeYesterday) return null;
  return `Submit them today, and your streak goes on: ${streak.endedBeforeYesterday + 1 + streak.current} days.`;
}
