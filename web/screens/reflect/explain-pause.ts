import type { QueryClient } from '@tanstack/react-query';
import type { KnownWindow } from '../../data/current-window.ts';
import { type Draft, submitEndMs } from '../../features/drafts/draft.ts';
import { submitEndText } from '../../features/drafts/draft-notices.ts';
import { knownWindows, windowEndMs } from '../../features/drafts/known-windows.ts';
import { limitClockMs } from '../../features/drafts/use-render-at.ts';
import { toast } from '../../ui/toast/toast.ts';
import { editEndMs, isClosed, timeText } from './edit-limit.ts';

/**
 * Explain why the countdown of the writing screen stands still. After the end of the window, say until when the words can
 * still be sent or changed.
 */
export function explainPause(draft: Draft, client: QueryClient): void {
  const known = knownWindows(client);
  const endMs = windowEndMs(draft, known);
  const end = timeText(endMs);
  const hasExtraTime = endMs > Date.parse(draft.availableUntil);
  const closing = hasExtraTime ? `With extra time, you can write until ${end}` : `The window itself closes at ${end}`;
  const description =
    limitClockMs(known[0]) < endMs
      ? `This clock stands still while you write. ${closing}; your words stay.`
      : `This clock stands still while you write. The window closed at ${end}. ${afterEnd(draft, known)}`;
  toast({ title: 'Take your time', description });
}

/** Say until when the server accepts the draft after the end of its window. */
function afterEnd(draft: Draft, known: readonly KnownWindow[]): string {
  if (isClosed(draft, known)) return 'Your words stay.';
  if (draft.rewrites) return `Changes are possible until ${timeText(editEndMs(draft, known))}.`;
  return `Your words can still be sent until ${submitEndText(submitEndMs(draft))}.`;
}
