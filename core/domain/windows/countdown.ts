// The countdown badge turns yellow 30 minutes before the end of an evening. It turns red 2 minutes before the end of a
// deep window, and at the end of every window.
import { DEEP_RED_MS, EVENING_YELLOW_MS } from '../limits.ts';
import type { ReflectionType } from '../reflection-type.ts';

export type Countdown = {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly isExpired: boolean;
  readonly colour: 'normal' | 'yellow' | 'red';
};

/** Return the time and colour that the badge shows. Seconds are rounded up, so that it shows zero only at the end. */
export function countdown(type: ReflectionType, remainingMs: number): Countdown {
  const left = Math.max(0, Math.ceil(remainingMs / 1_000));
  return {
    hours: Math.floor(left / 3_600),
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    isExpired: left === 0,
    colour: colourOf(type, remainingMs),
  };
}

function colourOf(type: ReflectionType, remainingMs: number): Countdown['colour'] {
  if (remainingMs <= 0 || (type === 'deep' && remainingMs <= DEEP_RED_MS)) return 'red';
  return type === 'evening' && remainingMs <= EVENING_YELLOW_MS ? 'yellow' : 'normal';
}
