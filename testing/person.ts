// Somebody who uses the product, for the tests of the time rules: remembers the ledger as a server would, stored as JSON,
// each call with only the rows a server would load.
import { type CurrentWindow, currentWindow } from '../core/domain/current-window.ts';
import type { Day } from '../core/domain/day.ts';
import { advance, type DeepMinuteOf } from '../core/domain/ledger.ts';
import {
  changesBetween,
  type DayRow,
  findRow,
  firstDayToLoad,
  type Ledger,
  type LedgerState,
  type Span,
  todayOf,
} from '../core/domain/ledger-state.ts';
import type { ReflectionType } from '../core/domain/reflection-type.ts';
import { currentRun, longestRun } from '../core/domain/run.ts';
import { type Streak, streakOf } from '../core/domain/streak.ts';
import { judgeSubmit, type SubmitVerdict, withWritten } from '../core/domain/submit.ts';
import { offsetAt } from './zone-oracle.ts';

/** A real zone by its IANA name, or an offset in minutes that a device claims. */
export type Where = string | number;

export type Person = {
  /** The current-window call. */
  asks(where: Where, nowMs: number, wantedType?: ReflectionType): CurrentWindow;
  /** The create call; what is accepted is written unless the day already has one of the type. */
  submits(where: Where, nowMs: number, window: Span & { type: ReflectionType }): SubmitVerdict;
  /** Asks and hands in an evening reflection at once; throws when no evening is open. */
  writesEvening(where: Where, nowMs: number): SubmitVerdict;
  /** Asks and hands in a deep reflection at once; throws when no deep window is open. */
  writesDeep(where: Where, nowMs: number): SubmitVerdict;
  state(): LedgerState;
  rows(): readonly DayRow[];
  row(day: Day): DayRow | null;
  /** The stored streak as of an instant. */
  streak(nowMs: number): { current: number; longest: number };
  /** The same, counted from nothing. */
  recount(nowMs: number): Streak;
  /** How many stored reflections there are. */
  total(): number;
};

/** A person who never called. Deep windows begin at `deepMinute` (minute of the day) on every day. */
export function person(deepMinute = 12 * 60): Person {
  const deepMinuteOf: DeepMinuteOf = () => deepMinute;
  let stored: string | null = null;
  let longest = 0;

  const load = (): Ledger | null => (stored === null ? null : JSON.parse(stored));
  const everything = (): Ledger => {
    const ledger = load();
    if (ledger === null) throw new Error('this person never called');
    return ledger;
  };
  const loadRecent = (): Ledger | null => {
    const ledger = load();
    if (ledger === null) return null;
    const from = firstDayToLoad(ledger.state);
    return { ...ledger, rows: ledger.rows.filter((row) => row.day >= from) };
  };
  const save = (before: Ledger | null, after: Ledger): void => {
    const { state, rows } = changesBetween(before, after);
    const kept = (load()?.rows ?? []).filter((row) => findRow(rows, row.day) === null);
    const all = [...kept, ...rows].sort((a, b) => (a.day < b.day ? -1 : 1));
    stored = JSON.stringify({ state: state ?? everything().state, rows: all });
    longest = longestRun(longest, rows);
  };
  const offsetIn = (where: Where, nowMs: number) => (typeof where === 'number' ? where : offsetAt(where, nowMs));

  const asks: Person['asks'] = (where, nowMs, wantedType) => {
    const before = loadRecent();
    const advanced = advance(before, { nowMs, offset: offsetIn(where, nowMs) }, deepMinuteOf);
    const { ledger, window } = currentWindow(advanced, { nowMs, wantedType });
    save(before, ledger);
    return window;
  };
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
    submits,
    writesEvening: (where, nowMs) => writes('evening', where, nowMs),
    writesDeep: (where, nowMs) => writes('deep', where, nowMs),
    state: () => everything().state,
    rows: () => everything().rows,
    row: (day) => findRow(everything().rows, day),
    streak: (nowMs) => ({ current: currentRun(everything().rows, todayOf(everything().state, nowMs)), longest }),
    recount: (nowMs) => {
      const { state, rows } = everything();
      const days = rows.map(({ day, written, isBridged }) => ({ day, isWritten: written.length > 0, isBridged }));
      return streakOf(days, todayOf(state, nowMs));
    },
    total: () => everything().rows.reduce((sum, row) => sum + row.written.length, 0),
  };
}
