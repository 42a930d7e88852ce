import { useEffect, useReducer } from 'react';
import type { KnownWindow } from '../../data/current-window.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { serverTimeMs } from '../reflections/window/server-time.ts';

const marginMs = 50;

/**
 * Return the server's time in epoch ms. With an answer about the window, it is exact even if the device's clock is a few
 * minutes off. Use the clock that has advanced more: the monotonic clock may stop while the device sleeps.
 */
export function limitClockMs(known: KnownWindow | undefined): number {
  if (!known) return serverClockMs();
  return Math.max(serverTimeMs(known), Date.parse(known.serverNow) + Date.now() - known.receivedAtWallMs);
}

/**
 * Render again when the server's clock passes one of the instants (epoch ms), also if the device sleeps meanwhile. What
 * is rendered must judge the time with `limitClockMs` and the same answer.
 */
export function useRenderAt(instantsMs: readonly number[], known: KnownWindow | undefined): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const nextMs = Math.min(...instantsMs.filter((each) => each >= limitClockMs(known)));
  useEffect(() => {
    if (!Number.isFinite(nextMs)) return;
    const timer = setTimeout(render, nextMs - limitClockMs(known) + marginMs);
    const check = () => {
      if (limitClockMs(known) > nextMs) render();
    };
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [nextMs, known]);
}
