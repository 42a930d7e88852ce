// A user for the tests of the time rules: stores the ledger as JSON like a server, and loads only the rows that a server
// would load.

import type { Day } from '../core/domain/days/day.ts';
import { advance, type DeepMinuteOf } from '../core/domain/ledger/ledger.ts';
import {
  changesBetween,
  type DayRow,
  firstDayToLoad,
  type Ledger,
  type LedgerState,
  type Span,
  todayOf,
} from '../core/domain/ledger/ledger-state.ts';
import { currentRun, longestRun } from '../core/domain/ledger/run.ts';
import type { ReflectionType } from '../core/domain/reflection-type.ts';
import { countStreak, type Streak } from '../core/domain/stats/streak.ts';
import { type CurrentWindow, currentWindow } from '../core/domain/windows/current-window.ts';
import { judgeSubmit, type SubmitVerdict, withWritten } from '../core/domain/windows/submit.ts';
import { offsetAt } from './zone-oracle.ts';

/** A real zone by its IANA name, or an offset in minutes that a device claims. */
type Where = string | number;

export type Person = {
  /** Make the current-window call and return its window. */
  asks(where: Where, nowMs: number, wantedType?: ReflectionType): CurrentWindow;
  /** The same after a journey: the device names another zone than before. */
  arrives(where: Where, nowMs: number): CurrentWindow;
  /** Make the create call. Store an accepted reflection, unless the day already has one of the type. */
  submits(where: Where, nowMs: number, window: Span & { type: ReflectionType }): SubmitVerdict;
  /** Request the window and submit an evening reflection at once. Throw if no evening is open. */
  writesEvening(where: Where, nowMs: number): SubmitVerdict;
  /** Request the window and submit a deep reflection at once. Throw if no deep window is open. */
  writesDeep(where: Where, nowMs: number): SubmitVerdict;
  state(): LedgerState;
  rows(): readonly DayRow[];
  row(day: Day): DayRow | null;
  /** Return the stored streak as of an instant. */
  streak(nowMs: number): { current: number; longest: number };
  /** Return the streak counted from all days, not the stored value. */
  recount(nowMs: number): Streak;
  /** Return the number of stored reflections. */
  total(): number;
};

/** Return a user without a ledger. Deep windows begin at `deepMinute` (minute of the day) on every day. */
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

  const looks = (where: Where, nowMs: number, wantedType: ReflectionType | undefined, isElsewhere: boolean) => {
    const before = loadRecent();
    const advanced = advance(before, { nowMs, offset: offsetIn(where, nowMs), isElsewhere }, deepMinuteOf);
    const { ledger, window } = currentWindow(advanced, { nowMs, wantedType });
    save(before, ledger);
    return window;
  };
  const asks: Person['asks'] = (where, nowMs, wantedType) => looks(where, nowMs, wantedType, false);
  const submits: Person['submits'] = (where, nowMs, { type, fromMs, untilMs }) => {
    const before = loadRecent();
    const advanced = advance(before, { nowMs, offset: offsetIn(where, nowMs) }, deepMinuteOf);
    const verdict = judgeSubmit(advanced, { nowMs, type, fromMs, untilMs });
    save(before, verdict.isAccepted ? withWritten(advanced, verdict.window) : advanced);
    return verdict;
  };
  const writes = (type: ReflectionType, where: Where, nowMs: number): SubmitVerdict => {
    const window = asks(where, nowMs, type);
    if (!window.isActive) throw new Error(`no ${type} window is open`);
    return submits(where, nowMs, window);
  };

  return {
    asks,
    arrives: (where, nowMs) => looks(where, nowMs, undefined, true),
    submits,
    writesEvening: (where, nowMs) => writes('evening', where, nowMs),
    writesDeep: (where, nowMs) => writes('deep', where, nowMs),
    state: known,
    rows: everyRow,
    row: (day) => stored.get(day) ?? null,
    streak: (nowMs) => ({ current: currentRun(everyRow(), todayOf(known(), nowMs)), longest }),
    recount: (nowMs) => {
      const days = everyRow().map(({ day, written, isBridged }) => ({ day, isWritten: written.length > 0, isBridged }));
      return countStreak(days, todayOf(known(), nowMs));
    },
    total: () => everyRow().reduce((sum, row) => sum + row.written.length, 0),
  };
}

function asStored<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}
