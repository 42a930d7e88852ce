// Random calls for the property tests of the time rules: a user may travel, be away for days or claim a false offset.
// Each call claims an offset, requests a window and sometimes submits a reflection.
import fc from 'fast-check';
import type { CurrentWindow } from '../core/domain/windows/current-window.ts';
import type { Person } from './person.ts';

const HOUR = 3_600_000;
/** The start of the simulation, epoch ms. The first call follows after its `afterMs`. */
export const beforeFirstCallMs = Date.UTC(2026, 1, 10, 5, 17);
const DAY_MS = 24 * HOUR;

/** `afterMs` is the time since the previous call. */
export type Call = {
  afterMs: number;
  offset: number;
  wanted: 'evening' | 'deep' | undefined;
  writes: boolean;
  device: string | undefined;
};

/** Offsets of real time zones in minutes, including both ends of the range. */
export const offsetsInUse = [-840, -780, -765, -600, -540, -345, -120, -60, 0, 180, 300, 480, 570, 600, 660, 720];

/** Generate calls minutes, hours or days apart, with offsets of real zones or arbitrary offsets. */
export const calls = fc.array(
  fc.record<Call>({
    afterMs: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1_000, max: 3 * HOUR }) },
      { weight: 3, arbitrary: fc.integer({ min: HOUR, max: 14 * HOUR }) },
      { weight: 1, arbitrary: fc.integer({ min: 12 * HOUR, max: 5 * DAY_MS }) },
    ),
    offset: fc.oneof(fc.constantFrom(...offsetsInUse), fc.integer({ min: -840, max: 720 })),
    wanted: fc.constantFrom(undefined, 'evening', 'evening', 'deep'),
    writes: fc.boolean(),
    // Most calls name a device, so that the server can tell the user's devices apart.
    device: fc.constantFrom(undefined, 'phone', 'phone', 'laptop', 'tablet'),
  }),
  { minLength: 5, maxLength: 60 },
);

export const deepMinutes = fc.integer({ min: 540, max: 1_010 });

/** Make the user's calls, and pass each window to `look`. */
export function runCalls(
  who: Person,
  list: readonly Call[],
  look: (answer: CurrentWindow, now: number, call: Call) => void,
): void {
  let now = beforeFirstCallMs;
  for (const call of list) {
    now += call.afterMs;
    const on = who.on(call.device);
    const answer = on.asks(call.offset, now, call.wanted);
    look(answer, now, call);
    if (call.writes && answer.isActive) on.submits(call.offset, now, answer);
  }
}
