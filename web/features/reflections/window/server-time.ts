import type { KnownWindow } from '../../../data/current-window.ts';

/** Return the server's time now in epoch ms, without the device's wall clock, which may be wrong. */
export function serverTimeMs(known: Pick<KnownWindow, 'serverNow' | 'receivedAtMs'>): number {
  return Date.parse(known.serverNow) + performance.now() - known.receivedAtMs;
}

/** Return when the window closes, in epoch ms, including the user's extra time. */
export function closesAtMs({ window, extraTimeUntil }: KnownWindow): number {
  return Date.parse(extraTimeUntil ?? window.availableUntil);
}

/** Return the milliseconds until the window closes, at least 0. */
export function timeLeftMs(known: KnownWindow): number {
  return Math.max(0, closesAtMs(known) - serverTimeMs(known));
}
