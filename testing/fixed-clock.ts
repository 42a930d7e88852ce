import type { Clock } from '../server/deps/deps.ts';

export type FixedClock = Clock & {
  /** Set the clock to ISO text or epoch milliseconds. */
  readonly set: (instant: string | number) => void;
  readonly advance: (ms: number) => void;
};

/** Return a clock that stands still until `set` or `advance` changes it. */
export function fixedClock(start: string | number = '2026-03-04T10:00:00.000Z'): FixedClock {
  let now = new Date(start).getTime();
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant).getTime();
    },
    advance: (ms) => {
      now += ms;
    },
  };
}
