import { dayAt } from '../../../core/domain/days/day.ts';
import { SUBMIT_LATE_MS } from '../../../core/domain/limits.ts';
import type { Draft, DraftWindow } from '../../features/drafts/draft.ts';
import { isExpired } from '../../features/drafts/draft-notices.ts';
import { clockTime } from '../../features/reflections/format.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';

/** Say until when the journal accepts the draft, or return null if the draft's notice says more. */
export function acceptedUntil(draft: Draft, nowMs: number, editEnd: string): string | null {
  if (isExpired(draft, nowMs)) return null;
  if (draft.rewrites) return `You can update it until ${editEnd}.`;
  return `Your words still count for that day if you submit them by ${lateEnd(draft, nowMs, effectiveTimezoneOffset())}.`;
}

/** Return the latest time for a submit, such as '11:59 PM today'. The time is always today or tomorrow. */
function lateEnd({ availableUntil }: DraftWindow, nowMs: number, timezoneOffset: number): string {
  const endMs = Date.parse(availableUntil) + SUBMIT_LATE_MS;
  const isToday = dayAt(endMs, timezoneOffset) === dayAt(nowMs, timezoneOffset);
  return `${clockTime(new Date(endMs).toISOString(), timezoneOffset)} ${isToday ? 'today' : 'tomorrow'}`;
}
