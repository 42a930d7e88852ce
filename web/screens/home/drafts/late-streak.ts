import type { StreakExplained } from '../../../../core/contract/stats.ts';
import { addDays, type Day, dayAt } from '../../../../core/domain/days/day.ts';
import { canStillSubmit, type Draft } from '../../../features/drafts/draft.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';

/** Whether the draft of yesterday's window is not submitted yet, but can still be submitted as a new reflection. */
export function isLateToday(draft: Draft, today: Day, nowMs: number): boolean {
  const day = dayAt(Date.parse(draft.availableFrom), effectiveTimezoneOffset());
  return day === addDays(today, -1) && draft.status === null && !draft.rewrites && canStillSubmit(draft, nowMs);
}

/**
 * Say how long the streak becomes if the user submits yesterday's words today. Yesterday then fills the gap between the
 * ended streak and the current streak. Return null if no streak ended before yesterday.
 */
export function lateStreakText(streak: StreakExplained | undefined): string | null {
  if (!streak?.endedBeforeYesterday) return null;
  return `Submit them today, and your streak goes on: ${streak.endedBeforeYesterday + 1 + streak.current} days.`;
}
