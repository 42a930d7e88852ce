import { type Draft, isDecided, isUnsent, submitEndMs } from '../../features/drafts/draft.ts';
import { isExpired, submitEndText } from '../../features/drafts/draft-notices.ts';
import { type Refusal, refusalReason } from './refusal-reason.ts';

type Closed = {
  /** Whether the journal has other words for the window, and the time to choose between them has passed. */
  isTaken: boolean;
  /** Whether the server no longer accepts the draft. */
  isClosed: boolean;
};

/** Return why the journal no longer accepts the draft, or null if it does, or if another notice says why. */
export function lateRefusal(draft: Draft, { isTaken, isClosed }: Closed): Refusal | null {
  if (draft.isUnannounced || (draft.status !== null && !isDecided(draft))) return null;
  if (isTaken) return 'taken';
  return isClosed ? 'window_closed' : null;
}

type Late = {
  nowMs: number;
  /** Until when the server accepts an edit, such as '12:14 AM'. */
  editEnd: string;
  /** Whether the journal has other words for the window, and the user can still choose between them. */
  hasConflict: boolean;
  /** See `lateRefusal`. */
  refusal: Refusal | null;
  /** Whether the page says until when the journal accepts the draft. */
  isLate: boolean;
};

/** Say what the journal accepts after the end of the window. Return null if there is nothing to say. */
export function lateSentence(draft: Draft, { nowMs, editEnd, hasConflict, refusal, isLate }: Late): string | null {
  if (hasConflict)
    return `Your journal has other words for this window, too. Until ${editEnd} you can choose which to keep.`;
  if (refusal) return refusalReason(refusal, draft.rewrites !== null);
  return isLate ? acceptedUntil(draft, nowMs, editEnd) : null;
}

/** Say until when the journal accepts the draft, or return null if the draft's notice says more. */
function acceptedUntil(draft: Draft, nowMs: number, editEnd: string): string | null {
  if (isExpired(draft, nowMs) || isUnsent(draft)) return null;
  if (draft.rewrites) return `You can update the reflection until ${editEnd}.`;
  return `They still count for that day if you submit them by ${submitEndText(submitEndMs(draft))}.`;
}
