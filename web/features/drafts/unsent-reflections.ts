import { type Day, dayAt } from '../../../core/domain/days/day.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import { canStillSubmit, type Draft, type DraftWindow, isSameWindow, isUndecided, isUnsent } from './draft.ts';
import { findDrafts } from './draft-storage.ts';

/** The local day on which the draft's window opened. */
export const dayOf = ({ availableFrom }: Draft): Day => dayAt(Date.parse(availableFrom), effectiveTimezoneOffset());

/** Return the drafts, edits included, that are submitted on this device, wait to be sent and may still be accepted. */
export function unsentReflections(uid: string): Draft[] {
  return findDrafts(uid).filter((draft) => isUnsent(draft) && canStillSubmit(draft, serverClockMs()));
}

/**
 * Return whether submitted words, except those of this window, wait on this device, or the server has not taken them.
 * Words that cannot be submitted any more do not count: they would stay in every later notice.
 */
export function hasUnsentBeside(uid: string, window?: DraftWindow): boolean {
  return findDrafts(uid).some(
    (draft) =>
      !(window && isSameWindow(draft, window)) &&
      canStillSubmit(draft, serverClockMs()) &&
      (isUndecided(draft) || ['waiting', 'differs', 'refused', 'deleted'].includes(draft.status ?? '')),
  );
}
