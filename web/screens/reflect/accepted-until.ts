import { type Draft, isUnsent, submitEndMs } from '../../features/drafts/draft.ts';
import { isExpired, submitEndText } from '../../features/drafts/draft-notices.ts';

/** Say until when the journal accepts the draft, or return null if the draft's notice says more. */
export function acceptedUntil(draft: Draft, nowMs: number, editEnd: string): string | null {
  if (isExpired(draft, nowMs) || isUnsent(draft)) return null;
  if (draft.rewrites) return `You can update the reflection until ${editEnd}.`;
  return `They still count for that day if you submit them by ${submitEndText(submitEndMs(draft))}.`;
}
