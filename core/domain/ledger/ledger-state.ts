// Each person has a ledger of days that only moves forward (DESIGN 3.1): one state per person, one row per day.
// All of it is plain data that can be stored as JSON. Nothing here is ever changed in place: a rule answers with a new
// ledger, and `changesBetween` tells what has to be written.
import { addDays, type Day, dayAt, laterDay } from '../days/day.ts';
import type { ReflectionType } from '../reflection-type.ts';

/** From an instant up to but without another, epoch ms. */
export type Span = { readonly fromMs: number; readonly untilMs: number };

/** A window that an answer has shown to the person; `wasOpen` when it was open in one of those answers. */
export type Issue = Span & { readonly type: ReflectionType; readonly wasOpen: boolean };

/** For each type the place in the person's own order of prompts, null until a prompt was shown. */
type PromptPositions = { readonly evening: number | null; readonly deep: number | null };

/** One day of one person. A row may exist before its day has opened: then it only holds what was announced. */
export type DayRow = {
  readonly day: Day;
  /** Null before the day opens, and for a day whose evening lies inside the evening before (see windows.ts). */
  readonly evening: Span | null;
  readonly deep: Span | null;
  /** The chosen minute of the day, kept so that a later change of the secret moves no window. Never leaves the server. */
  readonly deepMinute: number | null;
  readonly issued: readonly Issue[];
  readonly written: readonly ReflectionType[];
  /** Neither counts nor breaks while nothing is written on it (DESIGN 3.9). */
  readonly isBridged: boolean;
  /** Length of the streak that ends on this day: 0 when nothing is written, carried over when bridged. */
  readonly run: number;
  readonly prompts: PromptPositions;
};

/** A believed change of zone. `minutes` on the 24-hour circle. */
export type ZoneChange = { readonly atMs: number; readonly minutes: number; readonly isDateLineJump: boolean };

export type LedgerState = {
  /** The present day. */
  readonly day: Day;
  /** The zone in force, minutes with getTimezoneOffset's sign. */
  readonly offset: number;
  /** When the zone in force was last claimed, epoch ms, on the whole minute. */
  readonly claimedAtMs: number;
  /** The present day of that moment. */
  readonly claimedDay: Day;
  /** The believed changes that the rules of DESIGN 3.3 can still ask about, oldest first. */
  readonly changes: readonly ZoneChange[];
  /** The day on which days were last bridged. */
  readonly bridgedOn: Day | null;
  /** How many prompts of each type were shown so far: the next one's place. */
  readonly promptsShown: { readonly evening: number; readonly deep: number };
};

/** `rows` are in the order of their days and hold at least every stored row from `firstDayToLoad` on. */
export type Ledger = { readonly state: LedgerState; readonly rows: readonly DayRow[] };

const DAYS_LOADED_BEFORE_PRESENT = 3;

/**
 * The earliest day whose row the rules may need: a window can be handed in for 24 hours after its end, on a ledger that
 * is up to two days further by then, and its run follows from the day before it.
 */
export function firstDayToLoad(state: LedgerState): Day {
  return addDays(state.day, -DAYS_LOADED_BEFORE_PRESENT);
}

/**
 * The person's day at an instant when a call claims no zone: the one the zone in force says, never one before the
 * ledger's. Asking opens nothing.
 */
export function todayOf(state: LedgerState, nowMs: number): Day {
  return laterDay(state.day, dayAt(nowMs, state.offset));
}

/** A row with nothing in it. */
export function blankRow(day: Day): DayRow {
  return {
    day,
    evening: null,
    deep: null,
    deepMinute: null,
    issued: [],
    written: [],
    isBridged: false,
    run: 0,
    prompts: { evening: null, deep: null },
  };
}

/** The stored row of a day, null when there is none. */
export function findRow(rows: readonly DayRow[], day: Day): DayRow | null {
  return rows.find((row) => row.day === day) ?? null;
}

/** The row of a day, a blank one when there is none yet. */
export function rowOf(rows: readonly DayRow[], day: Day): DayRow {
  return findRow(rows, day) ?? blankRow(day);
}

/** The rows with one put in or in another's place, still in the order of their days. */
export function withRow(rows: readonly DayRow[], row: DayRow): DayRow[] {
  return [...rows.filter((other) => other.day !== row.day), row].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Whether a reflection of this type is written on the day. */
export function dayHas(row: DayRow, type: ReflectionType): boolean {
  return row.written.includes(type);
}

/** What a rule changed and the server has to store; `state` is null when it is as it was. */
export function changesBetween(
  before: Ledger | null,
  after: Ledger,
): { readonly state: LedgerState | null; readonly rows: readonly DayRow[] } {
  return {
    state: before?.state === after.state ? null : after.state,
    rows: after.rows.filter((row) => !before?.rows.includes(row)),
  };
}
