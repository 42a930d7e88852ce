import { clockTime } from '../reflections/format.ts';
import { effectiveTimezoneOffset } from '../session/timezone-offset.ts';
import type { Draft } from './draft.ts';

/** Return the sentence that says when a waiting draft is sent. */
export function waitingText({ isUnannounced, availableUntil }: Draft): string {
  if (!isUnannounced) return 'These words are kept on this device and sent by themselves when you are connected.';
  const end = clockTime(availableUntil, effectiveTimezoneOffset());
  return `These words are kept on this device, and sent if you are connected by ${end}.`;
}
