import type { KnownWindow } from '../../data/current-window.ts';

/** The server's time now, epoch ms: its own word carried on by a clock that nobody can set. */
export function serverTimeMs(known: Pick<KnownWindow, 'serverNow' | 'receivedAtMs'>): number {
  return Date.parse(known.serverNow) + performance.now() - known.receivedAtMs;
}

/** When the known window stops being active, epoch ms: its end, or the end of the person's extra time. */
export function closesAtMs({ window, extraTimeUntil }: KnownWindow): number {
  return Date.parse(extraTimeUntil ?? window.availableUntil);
}

/** Milliseconds until the known window closes; 0 when it has. */
export function timeLeftMs(known: KnownWindow): number {
  return Math.max(0, closesAtMs(known) - serverTimeMs(known));
}
