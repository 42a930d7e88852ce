// A simulated user for the tests of the time rules. As on a server, the ledger (the user's days) is stored as JSON, and
// only the necessary rows are loaded.

import type { Day } from '../core/domain/days/day.ts';
import { advance, type Claim } from '../core/domain/ledger/ledger.ts';
import {
  changesBetween,
  type DayRow,
  firstDayToLoad,
  type Ledger,
  type LedgerState,
  type Span,
  todayOf,
} from '../core/domain/ledger/ledger-state.ts';
import { firstDayLeft, streakAt, withExpectedBridge } from '../core/domain/ledger/open-evenings.ts';
import type { DeepMinuteOf } from '../core/domain/ledger/present-day.ts';
import { longestRun } from '../core/domain/ledger/run.ts';
import type { ReflectionType } from '../core/domain/reflection-type.ts';
import { countStreak, type Streak } from '../core/domain/stats/streak.ts';
import { type CurrentWindow, currentWindow } from '../core/domain/windows/current-window.ts';
import { judgeSubmit, type SubmitVerdict, withWritten } from '../core/domain/windows/submit.ts';
import { offsetAt } from './zone-oracle.ts';

/** A zone by its IANA name, or an offset in minutes that a device claims. */
type Where = string | number;

export type Person = {
  /** Request the current window. */
  asks(where: Where, nowMs: number, wantedType?: ReflectionType): CurrentWindow;
  /** Return the same user on the device with this name. The server can tell named devices of a user apart. */
  on(device: string | undefined): Pick<Person, 'asks' | 'submits' | 'writesEvening' | 'writesDeep'>;
  /** Request the current window after a journey: the device names another zone than before. */
  arrives(where: Where, nowMs: number): CurrentWindow;
  /** Submit a reflection. If it is accepted, store it, unless the day already has a reflection of this type. */
  submits(where: Where, nowMs: number, window: Span & { type: ReflectionType }): SubmitVerdict;
  /** Request the window and submit an evening reflection at once. Throws if no evening is open. */
  writesEvening(where: Where, nowMs: number): SubmitVerdict;
  /** Request the window and submit a deep reflection at once. Throws if no deep window is open. */
  writesDeep(where: Where, nowMs: number): SubmitVerdict;
  state(): LedgerState;
  rows(): readonly DayRow[];
  row(day: Day): DayRow | null;
  /** Return the stored streak as of an instant. `extraMs`: the user's extra time, by default 0. */
  streak(nowMs: number, extraMs?: number): { current: number; longest: number };
  /** Count the streak from all days, without using the stored streak. */
  recount(nowMs: number, extraMs?: number): Streak;
  total(): number;
};

/** Return a user without a ledger. Deep windows begin at `deepMinute`, a minute of the day. */
export function person(deepMinute = 12 * 60): Person {
  const deepMinuteOf: DeepMinuteOf = () => deepMinute;
  const stored = new Map<Day, DayRow>();
  let state: LedgerState | null = null;
  let longest = 0;

  const known = (): LedgerState => {
    if (state === null) throw new Error('this user has no ledger: request a window first');
    return state;
  };
  const everyRow = () => [...stored.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
  const loadRecent = (): Ledger | null => {
    if (state === null) return null;
    const from = firstDayToLoad(state);
    return { state, rows: everyRow().filter((row) => row.day >= from) };
  };
  const save = (before: Ledger | null, after: Ledger): void => {
    const changes = changesBetween(before, after);
    if (changes.state) state = asStored(changes.state);
    for (const row of changes.rows) stored.set(row.day, asStored(row));
    longest = longestRun(longest, changes.rows);
  };
  const offsetIn = (where: Where, nowMs: number) => (typeof where === 'number' ? where : offsetAt(where, nowMs));

  type Calls = ReturnType<Person['on']>;
  const looks = (claim: Claim, wantedType?: ReflectionType) => {
    const before = loadRecent();
    const { ledger, window } = currentWindow(advance(before, claim, deepMinuteOf), { nowMs: claim.nowMs, wantedType });
    save(before, ledger);
    return window;
  };
  const callsOf = (device: string | undefined): Calls => {
    const claimOf = (where: Where, nowMs: number): Claim => ({ nowMs, offset: offsetIn(where, nowMs), device });
    const asks: Calls['asks'] = (where, nowMs, wantedType) => looks(claimOf(where, nowMs), wantedType);
    const submits: Calls['submits'] = (where, nowMs, { type, fromMs, untilMs }) => {
      const before = loadRecent();
      const advanced = advance(before, claimOf(where, nowMs), deepMinuteOf);
      const verdict = judgeSubmit(advanced, { nowMs, type, fromMs, untilMs });
      save(before, verdict.isAccepted ? withWritten(advanced, verdict, { nowMs, device }) : advanced);
      return verdict;
    };
    const writes = (type: ReflectionType, where: Where, nowMs: number): SubmitVerdict => {
      const window = asks(where, nowMs, type);
      if (!window.isActive) throw new Error(`no ${type} window is open`);
      return submits(where, nowMs, window);
    };
    return {
      asks,
      submits,
      writesEvening: (where, nowMs) => writes('evening', where, nowMs),
      writesDeep: (where, nowMs) => writes('deep', where, nowMs),
    };
  };

  return {
    ...callsOf(undefined),
    on: callsOf,
    arrives: (where, nowMs) => looks({ nowMs, offset: offsetIn(where, nowMs), isElsewhere: true }),
    state: known,
    rows: everyRow,
    row: (day) => stored.get(day) ?? null,
    streak: (nowMs, extraMs) => ({
      current: streakAt({ state: known(), rows: everyRow() }, nowMs, extraMs),
      longest,
    }),
    recount: (nowMs, extraMs = 0) => {
      const bridged = withExpectedBridge({ state: known(), rows: everyRow() }, nowMs);
      const days = bridged.rows.map(({ day, written, isBridged }) => ({
        day,
        isWritten: written.length > 0,
        isBridged,
      }));
      const today = todayOf(known(), nowMs);
      return countStreak(days, today, firstDayLeft(bridged, nowMs, extraMs));
    },
    total: () => everyRow().reduce((sum, row) => sum + row.written.length, 0),
  };
}

function asStored<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}
