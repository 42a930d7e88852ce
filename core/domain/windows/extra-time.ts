// Some users need longer to write (WCAG 2.2.1). With extra time, a window stays open for 100 minutes after its end. Its
// bounds and its day do not change, so streaks and weeks count as for all users.
import { EDIT_GRACE_MS, EXTRA_TIME_MS, SUBMIT_GRACE_MS } from '../limits.ts';

/** Return how long after a window's end a submit is on time. */
export function submitGraceMs(hasExtraTime: boolean): number {
  return hasExtraTime ? EXTRA_TIME_MS : SUBMIT_GRACE_MS;
}

/** Return how long after a window's end a reflection can be edited. */
export function editGraceMs(hasExtraTime: boolean): number {
  return hasExtraTime ? EXTRA_TIME_MS : EDIT_GRACE_MS;
}

/** Return how long after its end a window is shown as open. */
export function openAfterEndMs(hasExtraTime: boolean): number {
  return hasExtraTime ? EXTRA_TIME_MS : 0;
}
