// Random people for the properties of the time rules: liars, travellers, the forgetful; each call claims an offset, asks
// for a window and perhaps writes.
import fc from 'fast-check';
import type { CurrentWindow } from '../core/domain/windows/current-window.ts';
import type { Person } from './person.ts';

const HOUR = 3_600_000;
/** When the first call's waiting begins, epoch ms. */
export const START = Date.UTC(2026, 1, 10, 5, 17);
const DAY_MS = 24 * HOUR;

/** `afterMs` since the call before. */
export type Call = { afterMs: number; offset: number; wanted: 'evening' | 'deep' | undefined; writes: boolean };

/** Offsets in minutes where people live, and the two ends of the range. */
export const homes = [-840, -780, -765, -600, -540, -345, -120, -60, 0, 180, 300, 480, 570, 600, 660, 720];

/** Calls minutes, hours or days apart; offsets real, near the last ones, or anything. */
export const calls = fc.array(
  fc.record<Call>({
    afterMs: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1_000, max: 3 * HOUR }) },
      { weight: 3, arbitrary: fc.integer({ min: HOUR, max: 14 * HOUR }) },
      { weight: 1, arbitrary: fc.integer({ min: 12 * HOUR, max: 5 * DAY_MS }) },
    ),
    offset: fc.oneof(fc.constantFrom(...homes), fc.integer({ min: -840, max: 720 })),
    wanted: fc.constantFrom(undefined, 'evening', 'evening', 'deep'),
    writes: fc.boolean(),
  }),
  { minLength: 5, maxLength: 60 },
);

/** Any minute of the day at which a deep window may begin. */
export const deepMinutes = fc.integer({ min: 540, max: 1_010 });

/** Plays the calls and hands every answer to `look`. */
export function play(
  who: Person,
  list: readonly Call[],
  look: (answer: CurrentWindow, now: number, call: Call) => void,
): void {
  let now = START;
  for (const call of list) {
    now += call.afterMs;
    const answer = who.asks(call.offset, now, call.wanted);
    look(answer, now, call);
    if (call.writes && answer.isActive) who.submits(call.offset, now, answer);
  }
}
