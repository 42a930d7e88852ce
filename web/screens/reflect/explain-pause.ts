import { clockTime } from '../../features/reflections/format.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { toast } from '../../ui/toast/toast.ts';

/**
 * Explain why the countdown of the writing screen stands still. `until` is the end of the window and `extraTimeUntil` the
 * end of the user's extra time, in ISO 8601.
 */
export function explainPause(until: string, extraTimeUntil: string | null): void {
  const end = clockTime(extraTimeUntil ?? until, effectiveTimezoneOffset());
  const closing = extraTimeUntil ? `With extra time, you can write until ${end}` : `The window itself closes at ${end}`;
  const description = `This clock stands still while you write. ${closing}; your words stay.`;
  toast({ title: 'Take your time', description });
}
