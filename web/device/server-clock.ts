// Estimates the server's clock: even on a phone whose clock is a day off, the app must show the day of the journal. A
// difference of up to 10 minutes is ignored.
import { CLOCK_OFF_MS } from '../../core/domain/limits.ts';

let offMs = 0;
const listeners = new Set<() => void>();

/**
 * Estimate the server's clock from one response. `serverMs` is the server's time in the response. `sentAtMs` and
 * `receivedAtMs` are this device's times of the request and the response (all in epoch ms). If `serverMs` lies between
 * these two times, the clocks count as equal, however long the request took: the device may have slept.
 */
export function noteServerTime(serverMs: number, sentAtMs: number, receivedAtMs: number): void {
  const differenceMs = Math.max(0, serverMs - receivedAtMs) + Math.min(0, serverMs - sentAtMs);
  const nextMs = Math.abs(differenceMs) > CLOCK_OFF_MS ? differenceMs : 0;
  // Keep the old correction if the new one differs only slightly: measurements vary with the duration of the requests.
  if (nextMs !== 0 && offMs !== 0 && Math.abs(nextMs - offMs) <= CLOCK_OFF_MS) return;
  if (nextMs === offMs) return;
  offMs = nextMs;
  for (const listener of listeners) listener();
}

/** Return by how many ms the server's clock is ahead of this device's, or 0 if they differ by at most 10 minutes. */
export const clockOffMs = (): number => offMs;

/** Return the server's time in epoch ms: the device's time, corrected if it is more than 10 minutes off. */
export const serverClockMs = (): number => Date.now() + offMs;

/** Call `listener` when the correction changes. Return a stop function. */
export function watchServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
