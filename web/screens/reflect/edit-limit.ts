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

/**
 * Return until when the server accepts edits in a window: 15 minutes after its end, or until the end of the user's extra
 * time. Render again when that time has passed.
 */
export function useEditLimit(window: DraftWindow): EditLimit {
  const client = useQueryClient();
  const [latest] = knownWindows(client);
  const graceEndMs = Date.parse(window.availableUntil) + EDIT_GRACE_MS;
  const limitMs = Math.max(graceEndMs, windowEndMs(client, window));
  useRenderAt([limitMs], latest);
  const time = clockTime(new Date(limitMs).toISOString(), effectiveTimezoneOffset());
  const isExtraTime = limitMs > graceEndMs;
  const timeAfterWindow = isExtraTime ? time : `${time}, ${editEndText}`;
  return { time, timeAfterWindow, isPast: limitClockMs(latest) > limitMs };
}

/** Return whether the server no longer accepts the draft. Render again when that time has passed. */
export function useIsClosed(draft: Draft): boolean {
  const [known] = useKnownWindows();
  const { isPast } = useEditLimit(draft);
  useRenderAt([submitEndMs(draft)], known);
  return draft.rewrites ? isPast : !canStillSubmit(draft, limitClockMs(known));
}

/** Return until when the waiting draft is sent, as `waitingText` does. Render again when that time has passed. */
export function useWaitingText(draft: Draft): string {
  const [known] = useKnownWindows();
  useRenderAt([submitEndMs(draft)], known);
  return waitingText(draft, limitClockMs(known), known);
}
