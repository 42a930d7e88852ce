// Some users need longer to write (WCAG 2.2.1). With extra time, a window stays open for 100 minutes after its end. Its
// bounds and its day do not change, so streaks and weeks count as for all users.
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
