// Each user has a ledger of days: one state per user and one row per day, all of it plain JSON data. A rule never
// changes a ledger in place: it returns a new one, and `changesBetween` lists what to store.
import { addDays, type Day, dayAt, laterDay } from '../days/day.ts';
import type { ReflectionType } from '../reflection-type.ts';

/** Half-open interval of instants [fromMs, untilMs), epoch ms. */
export type Span = { readonly fromMs: number; readonly untilMs: number };

/** An issued window: a response has shown it to the user. `wasOpen`: the window was open in one of those responses. */
export type Issue = Span & { readonly type: ReflectionType; readonly wasOpen: boolean };

/** By type, the position of the day's prompt in the user's order; null until the prompt has been shown. */
type PromptPositions = { readonly evening: number | null; readonly deep: number | null };

/** One day of one user. A row may exist before its day opens; until then, it has only the issued windows. */
export type DayRow = {
  readonly day: Day;
  /** Null before the day opens, or if it would overlap the previous evening (see day-windows.ts). */
  readonly evening: Span | null;
  readonly deep: Span | null;
  /** The deep window's minute of the day. Stored so that a new secret does not move it. Never sent to clients. */
  readonly deepMinute: number | null;
  readonly issued: readonly Issue[];
  readonly written: readonly ReflectionType[];
  /**
   * When the evening was written, epoch ms. Absent if it was not written or was late, and in rows of older versions.
   */
  readonly eveningAtMs?: number;
  /** An unwritten bridged day neither counts towards a streak nor breaks it. */
  readonly isBridged: boolean;
  /** Length of the streak that ends on this day: 0 without a reflection, or the previous day's length if bridged. */
  readonly run: number;
  readonly prompts: PromptPositions;
};

/** A believed change of zone. `minutes` is its size on the 24-hour circle. */
export type ZoneChange = { readonly atMs: number; readonly minutes: number; readonly isDateLineJump: boolean };

/**
 * A device of the user: the zone in which it stands (minutes), and when it last claimed that zone (epoch ms, on the
 * whole minute). `suddenAtMs`: when it appeared there, without enough time for a journey.
 */
export type StandingDevice = {
  readonly id: string;
  readonly offset: number;
  readonly claimedAtMs: number;
  readonly suddenAtMs?: number;
};

/** When (epoch ms) and in which zone (minutes) a day was opened, and which day was the present day before. */
type Opening = { readonly atMs: number; readonly offset: number; readonly after: Day };

/**
 * A bridge over unwritten days, oldest first. It is spent once a streak runs over it. `on`: the user's present day when
 * the bridge was added.
 */
export type Bridge = { readonly on: Day; readonly days: readonly Day[]; readonly isSpent: boolean };

export type LedgerState = {
  /** The user's current day. */
  readonly day: Day;
  /** The zone in force, minutes with getTimezoneOffset's sign. */
  readonly offset: number;
  /** When the zone in force was last claimed, epoch ms, on the whole minute. */
  readonly claimedAtMs: number;
  /** The user's current day at `claimedAtMs`. */
  readonly claimedDay: Day;
  /** The believed changes that the rules of belief.ts may still need, oldest first. */
  readonly changes: readonly ZoneChange[];
  /** The day on which the last spent bridge was added; null if there is none. */
  readonly bridgedOn: Day | null;
  /** The devices of the last 14 days, see devices.ts. Absent in states of older versions. */
  readonly devices?: readonly StandingDevice[];
  /** The device that last claimed the zone in force. */
  readonly holder?: string;
  /**
   * The zone (minutes) of the device that wrote the last evening, if it was evening in that zone but not in the zone in
   * force.
   */
  readonly writtenOffset?: number;
  /**
   * The bridges that bridge.ts may still need, oldest first. Absent before the first bridge and in states of older
   * versions.
   */
  readonly bridges?: readonly Bridge[];
  /** How the present day was opened. Absent on the first day, and in states of older versions. */
  readonly opened?: Opening;
  /** The number of prompts shown so far, by type. It is the position of the next prompt. */
  readonly promptsShown: { readonly evening: number; readonly deep: number };
};

/** `rows` are sorted by day and include at least every stored row from `firstDayToLoad` on. */
export type Ledger = { readonly state: LedgerState; readonly rows: readonly DayRow[] };

const DAYS_LOADED_BEFORE_PRESENT = 5;

/**
 * Return the earliest day whose row the rules may need. A reflection can be submitted until 24 hours after its window.
 * By then, the ledger may be three days ahead. The run also needs the days before the window, of which two may be
 * bridged.
 */
export function firstDayToLoad(state: LedgerState): Day {
  return addDays(state.day, -DAYS_LOADED_BEFORE_PRESENT);
}

/**
 * Return the user's day at an instant for a call that claims no zone: the day in the zone in force, never earlier than
 * the ledger's day. This does not open the day.
 */
export function todayOf(state: LedgerState, nowMs: number): Day {
  return laterDay(state.day, dayAt(nowMs, state.offset));
}

/** Return an empty row. */
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

/** Return the stored row of a day, or null. */
export function findRow(rows: readonly DayRow[], day: Day): DayRow | null {
  return rows.find((row) => row.day === day) ?? null;
}

/** Return the row of a day, or a blank row. */
export function rowOf(rows: readonly DayRow[], day: Day): DayRow {
  return findRow(rows, day) ?? blankRow(day);
}

/** Insert or replace one row; the rows stay sorted by day. */
export function withRow(rows: readonly DayRow[], row: DayRow): DayRow[] {
  return [...rows.filter((other) => other.day !== row.day), row].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Whether the day has a reflection of this type. */
export function dayHas(row: DayRow, type: ReflectionType): boolean {
  return row.written.includes(type);
}

/** Return what the server has to store after a rule was applied; `state` is null if it is unchanged. */
export function changesBetween(
  before: Ledger | null,
  after: Ledger,
): { readonly state: LedgerState | null; readonly rows: readonly DayRow[] } {
  return {
    state: before?.state === after.state ? null : after.state,
    rows: after.rows.filter((row) => !before?.rows.includes(row)),
  };
}
