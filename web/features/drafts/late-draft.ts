import { addDays, type Day, dayAt } from '../../../core/domain/days/day.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import { canStillSubmit, type Draft } from './draft.ts';

/**
 * Return whether the draft of yesterday's window is not submitted yet, but can still be submitted as a new reflection.
 */
export function isLateToday(draft: Draft, today: Day, nowMs: number): boolean {
  const day = dayAt(Date.parse(draft.availableFrom), effectiveTimezoneOffset());
  return day === addDays(today, -1) && draft.status === null && !draft.rewrites && canStillSubmit(draft, nowMs);
}
