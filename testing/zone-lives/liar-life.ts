// Simulates a user who tries to write on more days than have passed, by claiming false offsets with several devices at
// any time.
import { type Day, dayAt, daysBetween } from '../../core/domain/days/day.ts';
import type { CurrentWindow } from '../../core/domain/windows/current-window.ts';
import { type Account, openAccount } from './account.ts';
import { type Seeded, seeded } from './seeded.ts';
import { yearFromMs } from './zones.ts';

export const plans = ['random', 'two ends', 'eastward', 'few zones', 'every second day', 'new devices'] as const;
export type Plan = (typeof plans)[number];

/**
 * What the user gained by false offsets. `gained` is the number of days with a reflection minus the calendar days that
 * have passed. `streakGained` is the longest streak minus these calendar days. They are counted in the zone of the
 * first call and include the first and the last day.
 */
export type Lied = { readonly gained: number; readonly streakGained: number };

const HOUR = 3_600_000;

const ends = [-840, -780, -765, -720, 600, 660, 720];

function offsetFor(plan: Plan, random: Seeded, few: readonly number[], callsSoFar: number): number {
  switch (plan) {
    case 'two ends':
      return random.pick(ends);
    case 'eastward':
      return 720 - ((callsSoFar * 45) % 1_560);
    case 'few zones':
    case 'every second day':
      return random.pick(few);
    default:
      return random.integer(-56, 48) * 15;
  }
}

/** Simulate some days of a user who claims false offsets and writes whenever the server accepts it. */
export function lie(seed: number, plan: Plan): Lied {
  const random = seeded(seed * 7 + plans.indexOf(plan));
  const account = openAccount(random.integer(540, 1_010));
  const few = Array.from({ length: random.integer(2, 5) }, () =>
    random.chance(0.5) ? random.pick(ends) : random.integer(-56, 48) * 15,
  );
  const devices = random.integer(1, 6);
  const days = random.chance(0.01) ? 365 : random.integer(5, 25);
  const busyMs = random.number(1, 9) * HOUR;
  const shown: CurrentWindow[] = [];
  let firstDay: Day | null = null;
  let firstOffset = 0;
  let nowMs = yearFromMs + random.integer(0, 24 * 60) * 60_000;
  const untilMs = nowMs + days * 24 * HOUR;
  for (let calls = 0; nowMs < untilMs; calls += 1) {
    const offset = offsetFor(plan, random, few, calls);
    const device = plan === 'new devices' ? `${calls}` : `${random.integer(1, devices)}`;
    if (firstDay === null) {
      firstDay = dayAt(nowMs, offset);
      firstOffset = offset;
    }
    visit(account, { nowMs: Math.floor(nowMs), offset, device }, shown, random);
    const isDone = plan === 'every second day' && random.chance(0.2);
    nowMs += isDone ? random.number(30, 47) * HOUR : random.number(0.02, 1) * busyMs;
  }
  const passed = daysBetween(firstDay ?? '', dayAt(nowMs, firstOffset)) + 1;
  return {
    gained: account.written.size - passed,
    streakGained: account.longest() - passed,
  };
}

function visit(
  account: Account,
  call: { readonly nowMs: number; readonly offset: number; readonly device: string },
  shown: CurrentWindow[],
  random: Seeded,
): void {
  const window = account.asks(call, random.pick([undefined, 'evening', 'evening', 'deep']));
  shown.push(window);
  if (shown.length > 12) shown.shift();
  if (window.isActive) account.submits(call, window);
  if (random.chance(0.3)) account.submits(call, random.pick(shown));
}
