import { clockTime } from '../../features/reflections/format.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { toast } from '../../ui/toast/toast.ts';

/** Explain why the countdown of the writing screen stands still. `until` is the end of the window, in ISO 8601. */
export function explainPause(until: string): void {
  const end = clockTime(until, effectiveTimezoneOffset());
  const description = `This clock stands still while you write. The window itself closes at ${end}; your words stay.`;
  toast({ title: 'Take your time', description });
}
