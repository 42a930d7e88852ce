import { EDIT_GRACE_MS } from '../../../core/domain/limits.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { canStillSubmit, type Draft, submitEndMs } from '../../features/drafts/draft.ts';
import { submitEndText } from '../../features/drafts/draft-notices.ts';
import { clockTime } from '../../features/reflections/format.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { toast } from '../../ui/toast/toast.ts';

const timeText = (instantMs: number) => clockTime(new Date(instantMs).toISOString(), effectiveTimezoneOffset());

/**
 * Explain why the countdown of the writing screen stands still. After the end of the window, say until when the words can
 * still be sent or changed. `extraTimeUntil` is the end of the user's extra time, in ISO 8601.
 */
export function explainPause(draft: Draft, extraTimeUntil: string | null): void {
  const endMs = Date.parse(extraTimeUntil ?? draft.availableUntil);
  const end = timeText(endMs);
  const closing = extraTimeUntil ? `With extra time, you can write until ${end}` : `The window itself closes at ${end}`;
  const description =
    serverClockMs() < endMs
      ? `This clock stands still while you write. ${closing}; your words stay.`
      : `This clock stands still while you write. The window closed at ${end}. ${afterEnd(draft, endMs)}`;
  toast({ title: 'Take your time', description });
}

/** Say until when the server accepts the draft after `endMs`, the end of the window with extra time. */
function afterEnd(draft: Draft, endMs: number): string {
  const nowMs = serverClockMs();
  const editEndMs = Math.max(endMs, Date.parse(draft.availableUntil) + EDIT_GRACE_MS);
  if (draft.rewrites)
    return nowMs <= editEndMs ? `Changes are possible until ${timeText(editEndMs)}.` : 'Your words stay.';
  if (!canStillSubmit(draft, nowMs)) return 'Your words stay.';
  return `Your words can still be sent until ${submitEndText(submitEndMs(draft))}.`;
}
