import type { StreakExplained } from '../../../../core/contract/stats.ts';
import { addDays, type Day, dayAt } from '../../../../core/domain/days/day.ts';
import { canStillSubmit, type Draft } from '../../../features/drafts/draft.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';

/** Whether the draft is a new reflection of yesterday that the user has not submitted, but can still submit. */
export function isLateToday(draft: Draft, today: Day, nowMs: number): boolean {
  const day = dayAt(Date.parse(draft.availableFrom), effectiveTimezoneOffset());
  return day === addDays(today, -1) && draft.status === null && !draft.rewrites && canStillSubmit(draft, nowMs);
}

/**
 * Return a sentence that says that submitting yesterday's draft now continues the streak, or null if no streak ended
 * before yesterday.
 */
export function lateStreakText(streak: StreakExplained | undefined): string | null {
  const count = streak?.endedBeforeYesterday;
  if (!count) return null;
  return `Submit them now, and your streak of ${count === 1 ? '1 day' : `${count} days`} goes on.`;
}
