import { useQueryClient } from '@tanstack/react-query';
import { EDIT_GRACE_MS } from '../../../core/domain/limits.ts';
import type { KnownWindow } from '../../data/current-window.ts';
import { canStillSubmit, type Draft, type DraftWindow, submitEndMs } from '../../features/drafts/draft.ts';
import { editEndText, waitingText } from '../../features/drafts/draft-notices.ts';
import { knownWindows, windowEndMs } from '../../features/drafts/known-windows.ts';
import { limitClockMs, useRenderAt } from '../../features/drafts/use-render-at.ts';
import { clockTime } from '../../features/reflections/format.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';

type EditLimit = {
  /** The latest time for an edit, such as '1:15 PM'. */
  readonly time: string;
  /** Such as '1:15 PM, 15 minutes after the window'. In extra time, the same as `time`. */
  readonly timeAfterWindow: string;
  readonly isPast: boolean;
};

export const useKnownWindows = (): readonly KnownWindow[] => knownWindows(useQueryClient());

/** Format an instant (epoch ms) as '6:42 PM'. */
export const timeText = (instantMs: number): string =>
  clockTime(new Date(instantMs).toISOString(), effectiveTimezoneOffset());

const graceEndMs = ({ availableUntil }: DraftWindow) => Date.parse(availableUntil) + EDIT_GRACE_MS;

/**
 * Return until when (epoch ms) the server accepts edits in a window: 15 minutes after its end, or until the end of the
 * user's extra time.
 */
export const editEndMs = (window: DraftWindow, known: readonly KnownWindow[]): number =>
  Math.max(graceEndMs(window), windowEndMs(window, known));

/** Return whether the server no longer accepts the draft. */
export function isClosed(draft: Draft, known: readonly KnownWindow[]): boolean {
  const nowMs = limitClockMs(known[0]);
  return draft.rewrites ? nowMs > editEndMs(draft, known) : !canStillSubmit(draft, nowMs);
}

/** Return until when the server accepts edits in a window, as `editEndMs` does. Render again when that time has passed. */
export function useEditLimit(window: DraftWindow): EditLimit {
  const known = useKnownWindows();
  const limitMs = editEndMs(window, known);
  useRenderAt([limitMs], known[0]);
  const time = timeText(limitMs);
  const timeAfterWindow = limitMs > graceEndMs(window) ? time : `${time}, ${editEndText}`;
  return { time, timeAfterWindow, isPast: limitClockMs(known[0]) > limitMs };
}

/** Return whether the server no longer accepts the draft. Render again when that time has passed. */
export function useIsClosed(draft: Draft): boolean {
  const known = useKnownWindows();
  useRenderAt([draft.rewrites ? editEndMs(draft, known) : submitEndMs(draft)], known[0]);
  return isClosed(draft, known);
}

/** Return until when the waiting draft is sent, as `waitingText` does. Render again when that time has passed. */
export function useWaitingText(draft: Draft): string {
  const [known] = useKnownWindows();
  useRenderAt([submitEndMs(draft)], known);
  return waitingText(draft, limitClockMs(known), known);
}
