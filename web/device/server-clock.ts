// The server's clock, as estimated by this device: even a phone whose clock is wrong by a day must show the same day as
// the journal. A difference of up to 10 minutes is ignored.
import { CLOCK_OFF_MS } from '../../core/domain/limits.ts';

let offMs = 0;
const listeners = new Set<() => void>();

/**
 * Estimate the server's clock from one answer. `serverMs` is the server's time in the answer; `sentAtMs` and
 * `receivedAtMs` are the times of the request and the answer by this device's clock (all epoch ms). If `serverMs` is
 * between the other two, the clocks count as equal, because the device may have slept during a long request.
 */
export function noteServerTime(serverMs: number, sentAtMs: number, receivedAtMs: number): void {
  const differenceMs = Math.max(0, serverMs - receivedAtMs) + Math.min(0, serverMs - sentAtMs);
  const nextMs = Math.abs(differenceMs) > CLOCK_OFF_MS ? differenceMs : 0;
  // Do not replace a correction with a similar one: measurements of the same clock differ slightly, because requests
  // take time.
  if (nextMs !== 0 && offMs !== 0 && Math.abs(nextMs - offMs) <= CLOCK_OFF_MS) return;
  if (nextMs === offMs) return;
  offMs = nextMs;
  for (const listener of listeners) listener();
}

/** Return by how many ms the server's clock is ahead of this device's; 0 for a difference of up to 10 minutes. */
export const clockOffMs = (): number => offMs;

/** Return the server's time now, epoch ms: the device's clock, corrected if it is more than 10 minutes off. */
export const serverClockMs = (): number => Date.now() + offMs;

/** Call `listener` when the correction changes. Return a stop function. */
export function watchServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
