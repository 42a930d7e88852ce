import type { Day } from '../../core/domain/days/day.ts';
import { advance, type Claim } from '../../core/domain/ledger/ledger.ts';
import { dayHas, firstDayToLoad, type Ledger, rowOf, type Span } from '../../core/domain/ledger/ledger-state.ts';
import { streakAt } from '../../core/domain/ledger/open-evenings.ts';
import { longestRun } from '../../core/domain/ledger/run.ts';
import type { ReflectionType } from '../../core/domain/reflection-type.ts';
import { type CurrentWindow, currentWindow } from '../../core/domain/windows/current-window.ts';
import { judgeSubmit, withWritten } from '../../core/domain/windows/submit.ts';

/** A user's data in long simulations. It keeps only the rows that the rules may need. */
export type Account = {
  readonly asks: (call: SimulatedCall, wantedType?: ReflectionType) => CurrentWindow & { readonly isWritten: boolean };
  /**
   * Submit a reflection. Return its day. Return null if it is refused, or if its day already has a reflection of this
   * type.
   */
  readonly submits: (call: SimulatedCall, window: Span & { readonly type: ReflectionType }) => Day | null;
  readonly written: ReadonlySet<Day>;
  readonly longest: () => number;
  /** Return how often the zone of the user's days has changed. */
  readonly moved: () => number;
  readonly current: (nowMs: number) => number;
  /** Return how many bridges saved a streak. A bridge covers days lost to a flight. */
  readonly spent: () => number;
};

type SimulatedCall = Claim & { readonly device: string };

/** Return a new user whose deep windows begin at `deepMinute`, a minute of the day. */
export function openAccount(deepMinute: number): Account {
  let ledger: Ledger | null = null;
  let longest = 0;
  let moved = 0;
  const written = new Set<Day>();
  const spent = new Set<Day>();
  const save = (after: Ledger): void => {
    for (const { on, isSpent } of after.state.bridges ?? []) if (isSpent) spent.add(on);
    if (ledger !== null && ledger.state.offset !== after.state.offset) moved += 1;
    const from = firstDayToLoad(after.state);
    longest = longestRun(longest, after.rows);
    ledger = { state: after.state, rows: after.rows.filter(({ day }) => day >= from) };
  };
  const present = (call: SimulatedCall) => advance(ledger, call, () => deepMinute);
  return {
    asks: (call, wantedType) => {
      const { ledger: after, window } = currentWindow(present(call), { nowMs: call.nowMs, wantedType });
      save(after);
      return { ...window, isWritten: dayHas(rowOf(after.rows, window.day), window.type) };
    },
    submits: (call, window) => {
      const advanced = present(call);
      const verdict = judgeSubmit(advanced, { nowMs: call.nowMs, ...window });
      const day = verdict.isAccepted && !dayHas(rowOf(advanced.rows, verdict.window.day), window.type);
      save(verdict.isAccepted ? withWritten(advanced, verdict, call) : advanced);
      if (!verdict.isAccepted || !day) return null;
      written.add(verdict.window.day);
      return verdict.window.day;
    },
    written,
    longest: () => longest,
    moved: () => moved,
    current: (nowMs) => (ledger === null ? 0 : streakAt(ledger, nowMs)),
    spent: () => spent.size,
  };
}
