// A user's ledger is the sequence of the user's days: one state and one row per day, all plain JSON. A rule never
// changes a ledger in place: it returns a new one, and `changesBetween` returns what to store.
import { addDays, type Day, dayAt, laterDay } from '../days/day.ts';
import type { ReflectionType } from '../reflection-type.ts';

/** A half-open interval [fromMs, untilMs) in epoch ms. */
export type Span = { readonly fromMs: number; readonly untilMs: number };

/** A window that a response has sent to the user. `wasOpen`: it was open in at least one of these responses. */
export type Issue = Span & { readonly type: ReflectionType; readonly wasOpen: boolean };

/** Positions in the user's order of prompts; null until the prompt of the day has been shown. */
type PromptPositions = { readonly evening: number | null; readonly deep: number | null };

/** A day of a user. A row that was stored before its day began contains only issued windows. */
export type DayRow = {
  readonly day: Day;
  /** Null before the day begins. Also null if the evening would overlap the previous evening. */
  readonly evening: Span | null;
  readonly deep: Span | null;
  /**
   * The minute of the day at which the deep window begins. It is stored, so that a new server secret does not move the
   * window. Never sent to clients.
   */
  readonly deepMinute: number | null;
  readonly issued: readonly Issue[];
  readonly written: readonly ReflectionType[];
  /** When the evening reflection was submitted (epoch ms). Absent if it was late, and in rows of older versions. */
  readonly eveningAtMs?: number;
  /** Whether a bridge covers the day. Without a reflection, such a day neither counts for a streak nor ends it. */
  readonly isBridged: boolean;
  /** The length of the streak that ends on this day: 0 without a reflection, the previous day's length if bridged. */
  readonly run: number;
  readonly prompts: PromptPositions;
};

/** A believed change of the zone. `minutes` is its size on the 24-hour circle, 0 to 720. */
export type ZoneChange = { readonly atMs: number; readonly minutes: number; readonly isDateLineJump: boolean };

/**
 * A device, its zone (`offset`, minutes) and its last claim (`claimedAtMs`, rounded down to the minute). `suddenAtMs`:
 * when it appeared in this zone without enough time for a journey. `movedAtMs`: when it last came from a zone that is
 * more than an hour away.
 */
export type StandingDevice = {
  readonly id: string;
  readonly offset: number;
  readonly claimedAtMs: number;
  readonly suddenAtMs?: number;
  readonly movedAtMs?: number;
};

/** How a day began: when (epoch ms), in which zone (minutes), and which day preceded it. */
type Opening = { readonly atMs: number; readonly offset: number; readonly after: Day };

/** A bridge over the unwritten `days`, added on the day `on`. It is spent once a streak continues across it. */
export type Bridge = { readonly on: Day; readonly days: readonly Day[]; readonly isSpent: boolean };

export type LedgerState = {
  readonly day: Day;
  /** The zone in force, as UTC minus local time in minutes. It determines the user's days. */
  readonly offset: number;
  /** When the zone in force was last claimed: epoch ms, rounded down to the minute. */
  readonly claimedAtMs: number;
  /** The user's present day when the zone in force was last claimed. */
  readonly claimedDay: Day;
  /** Zone changes that the rules of belief.ts may still need, oldest first. */
  readonly changes: readonly ZoneChange[];
  /** The day on which the last of the spent bridges was added, or null. */
  readonly bridgedOn: Day | null;
  /** Devices of the last 14 days. Absent in states of older versions. */
  readonly devices?: readonly StandingDevice[];
  readonly holder?: string;
  /**
   * The zone of the device that wrote the latest evening reflection, if it was evening there but not in the zone in
   * force.
   */
  readonly writtenOffset?: number;
  /** Bridges that the rules of bridge.ts may still need, oldest first. Absent in states of older versions. */
  readonly bridges?: readonly Bridge[];
  /** How the present day began. Absent on the first day and in states of older versions. */
  readonly opened?: Opening;
  /** How many prompts were shown: the position of the next prompt in the user's order. */
  readonly promptsShown: { readonly evening: number; readonly deep: number };
};

/** `rows` are sorted by day and include every stored row from `firstDayToLoad` on. */
export type Ledger = { readonly state: LedgerState; readonly rows: readonly DayRow[] };

const DAYS_LOADED_BEFORE_PRESENT = 5;

/**
 * Return the earliest day that the rules may need: a late reflection can belong to the third day before the present
 * day, and its streak depends on the two days before that.
 */
export function firstDayToLoad(state: LedgerState): Day {
  return addDays(state.day, -DAYS_LOADED_BEFORE_PRESENT);
}

/** Return the user's day for a call that claims no zone: the date in the zone in force, but at least `state.day`. */
export function todayOf(state: LedgerState, nowMs: number): Day {
  return laterDay(state.day, dayAt(nowMs, state.offset));
}

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

export function findRow(rows: readonly DayRow[], day: Day): DayRow | null {
  return rows.find((row) => row.day === day) ?? null;
}

export function rowOf(rows: readonly DayRow[], day: Day): DayRow {
  return findRow(rows, day) ?? blankRow(day);
}

export function withRow(rows: readonly DayRow[], row: DayRow): DayRow[] {
  return [...rows.filter((other) => other.day !== row.day), row].sort((a, b) => (a.day < b.day ? -1 : 1));
}

export function dayHas(row: DayRow, type: ReflectionType): boolean {
  return row.written.includes(type);
}

/** Return what must be stored after a rule was applied. `state` is null if it is unchanged. */
export function changesBetween(
  before: Ledger | null,
  after: Ledger,
): { readonly state: LedgerState | null; readonly rows: readonly DayRow[] } {
  return {
    state: before?.state === after.state ? null : after.state,
    rows: after.rows.filter((row) => !before?.rows.includes(row)),
  };
}
