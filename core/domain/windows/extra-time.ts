// Some users need longer to write (WCAG 2.2.1). With extra time, they can submit and edit until 100 minutes after the
// end of a window. The bounds and the day of the window do not change, so streaks and weeks count as for all users. A
// streak does not end before this time is over (`streakAt`).
import { EDIT_GRACE_MS, EXTRA_TIME_MS, SUBMIT_GRACE_MS } from '../limits.ts';

export function submitGraceMs(hasExtraTime: boolean): number {
  return hasExtraTime ? EXTRA_TIME_MS : SUBMIT_GRACE_MS;
}

export function editGraceMs(hasExtraTime: boolean): number {
  return hasExtraTime ? EXTRA_TIME_MS : EDIT_GRACE_MS;
}

export function openAfterEndMs(hasExtraTime: boolean): number {
  return hasExtraTime ? EXTRA_TIME_MS : 0;
}
