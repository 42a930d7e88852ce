import type { KnownWindow } from '../../../data/current-window.ts';

/**
 * Return the server's time now, epoch milliseconds: `serverNow` plus the time passed since then on the monotonic clock.
 */
export function serverTimeMs(known: Pick<KnownWindow, 'serverNow' | 'receivedAtMs'>): number {
  return Date.parse(known.serverNow) + performance.now() - known.receivedAtMs;
}

/** Return when the window closes, epoch milliseconds: its end, or the end of the user's extra time. */
export function closesAtMs({ window, extraTimeUntil }: KnownWindow): number {
  return Date.parse(extraTimeUntil ?? window.availableUntil);
}

/** Return the milliseconds until the window closes; 0 after that. */
export function timeLeftMs(known: KnownWindow): number {
  return Math.max(0, closesAtMs(known) - serverTimeMs(known));
}
