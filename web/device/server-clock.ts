// The server's clock as far as this device knows it. A phone whose clock is wrong by a day must not show another day than
// the journal has. A difference of up to 10 minutes is ignored.
import { CLOCK_OFF_MS } from '../../core/domain/limits.ts';

let offMs = 0;
const listeners = new Set<() => void>();

/**
 * Note the server's time in an answer, epoch ms, and when its request was sent and the answer arrived by this device's
 * clock. The device may have slept between the two, so the server's time may be anywhere between them.
 */
export function noteServerTime(serverMs: number, sentAtMs: number, receivedAtMs: number): void {
  const differenceMs = Math.max(0, serverMs - receivedAtMs) + Math.min(0, serverMs - sentAtMs);
  const nextMs = Math.abs(differenceMs) > CLOCK_OFF_MS ? differenceMs : 0;
  // Two measurements of the same clock differ by the time that requests take.
  if (nextMs !== 0 && offMs !== 0 && Math.abs(nextMs - offMs) <= CLOCK_OFF_MS) return;
  if (nextMs === offMs) return;
  offMs = nextMs;
  for (const listener of listeners) listener();
}

/** Return how far the server's clock is ahead of this device's, milliseconds; 0 up to 10 minutes. */
export const clockOffMs = (): number => offMs;

/** Return the server's time now, epoch ms: the device's clock, corrected if it is more than 10 minutes off. */
export const serverClockMs = (): number => Date.now() + offMs;

/** Call back when the correction changes. Return a function that stops it. */
export function watchServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
