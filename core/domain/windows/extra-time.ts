// Some people need longer to write (WCAG 2.2.1). With extra time a window stays open, is handed in on time and can be
// changed until 100 minutes after its end: ten times a deep window. When it opens, its bounds and its day stay the same,
// so streaks and weeks count as for everybody.
import { EDIT_GRACE_MS, EXTRA_TIME_MS, SUBMIT_GRACE_MS } from '../limits.ts';

/** How long after a window's end a hand-in is on time, milliseconds. */
export function submitGraceMs(hasExtraTime: boolean): number {
  return hasExtraTime ? EXTRA_TIME_MS : SUBMIT_GRACE_MS;
}

/** How long after a window's end a reflection can be changed, milliseconds. */
export function editGraceMs(hasExtraTime: boolean): number {
  return hasExtraTime ? EXTRA_TIME_MS : EDIT_GRACE_MS;
}

/** How long after its end a window is still shown as open, milliseconds. */
export function openAfterEndMs(hasExtraTime: boolean): number {
  return hasExtraTime ? EXTRA_TIME_MS : 0;
}
