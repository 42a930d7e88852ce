// Some users need longer to write (WCAG 2.2.1). With extra time, for 100 minutes after a window's end, the window stays
// open, a submit is on time and an edit is allowed. The window's bounds and its day do not change, so streaks and weeks
// count as they do for all users.
import { EDIT_GRACE_MS, EXTRA_TIME_MS, SUBMIT_GRACE_MS } from '../limits.ts';

/** Return for how long after a window's end a submit is on time, in milliseconds. */
export function submitGraceMs(hasExtraTime: boolean): number {
  return hasExtraTime ? EXTRA_TIME_MS : SUBMIT_GRACE_MS;
}

/** Return for how long after a window's end a reflection can be edited, in milliseconds. */
export function editGraceMs(hasExtraTime: boolean): number {
  return hasExtraTime ? EXTRA_TIME_MS : EDIT_GRACE_MS;
}

/** Return for how long after its end a window is still shown as open, in milliseconds. */
export function openAfterEndMs(hasExtraTime: boolean): number {
  return hasExtraTime ? EXTRA_TIME_MS : 0;
}
