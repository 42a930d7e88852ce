import { useEffect, useReducer } from 'react';
import { serverClockMs } from '../../device/server-clock.ts';

const marginMs = 50;

/** Render again when the server's clock passes one of the instants (epoch ms), also if the device sleeps meanwhile. */
export function useRenderAt(instantsMs: readonly number[]): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const nextMs = Math.min(...instantsMs.filter((each) => each >= serverClockMs()));
  useEffect(() => {
    if (!Number.isFinite(nextMs)) return;
    const timer = setTimeout(render, nextMs - serverClockMs() + marginMs);
    const check = () => {
      if (serverClockMs() > nextMs) render();
    };
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [nextMs]);
}
