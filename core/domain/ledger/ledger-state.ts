// Each user has a ledger of days: one state per user and one row per day. Both are plain JSON data. A rule never
// changes a ledger in place: it returns a new one, and `changesBetween` returns what to store.
import { addDays, type Day, dayAt, laterDay } from '../days/day.ts';
import type { ReflectionType } from '../reflection-type.ts';

/** A half-open interval of instants [fromMs, untilMs), in epoch ms. */
export type Span = { readonly fromMs: number; readonly untilMs: number };

/**
 * An issued window, which means that a response has sent it to the user. `wasOpen`: the window was open in one of those
 * responses.
 */
export type Issue = Span & { readonly type: ReflectionType; readonly wasOpen: boolean };

/** The positions of the day's prompts in the user's order of prompts, by type; null until the prompt has been shown. */
type PromptPositions = { readonly evening: number | null; readonly deep: number | null };

/** One day of one user. A row may be stored before its day opens. Until then, it contains only the issued windows. */
export type DayRow = {
  readonly day: Day;
  /**
   * The evening window. It is null before the day opens, and if the window would overlap the previous evening (see
   * day-windows.ts).
   */
  readonly evening: Span | null;
  readonly deep: Span | null;
  /**
   * The minute of the day at which the deep window begins. It is stored so that a new server secret does not move the
   * window. It is never sent to clients.
   */
  readonly deepMinute: number | null;
  readonly issued: readonly Issue[];
  readonly written: readonly ReflectionType[];
  /**
   * When the evening reflection was submitted, epoch ms. Absent if there is none, if it was late, and in rows of older
   * versions.
   */
  readonly eveningAtMs?: number;
  /** Whether a bridge covers the day. A bridged day without a reflection neither counts for a streak nor ends it. */
  readonly isBridged: boolean;
  /**
   * The length of the streak that ends on this day: 0 without a reflection, or the previous day's length if the day is
   * bridged.
   */
  readonly run: number;
  readonly prompts: PromptPositions;
};

/** A believed zone change. `minutes` is its size on the 24-hour circle (0 to 720). */
export type ZoneChange = { readonly atMs: number; readonly minutes: number; readonly isDateLineJump: boolean };

/**
 * A device of the user with its zone (`offset`, minutes) and the time of its last claim (`claimedAtMs`, epoch ms,
 * rounded down to the minute). `suddenAtMs`: when the device appeared in the zone without enough time for a journey.
 */
export type StandingDevice = {
  readonly id: string;
  readonly offset: number;
  readonly claimedAtMs: number;
  readonly suddenAtMs?: number;
};

/** How a day was opened: when (epoch ms), in which zone (minutes), and which day was the present day before. */
type Opening = { readonly atMs: number; readonly offset: number; readonly after: Day };

/**
 * A bridge over unwritten days (`days`, oldest first). It is spent when a streak continues across it. `on` is the
 * user's present day when the bridge was added.
 */
export type Bridge = { readonly on: Day; readonly days: readonly Day[]; readonly isSpent: boolean };

export type LedgerState = {
  /** The user's present day. */
  readonly day: Day;
  /** The zone in force: an offset in minutes with the sign of getTimezoneOffset. */
  readonly offset: number;
  /** When the zone in force was last claimed: epoch ms, rounded down to the minute. */
  readonly claimedAtMs: number;
  /** The user's present day when the zone in force was last claimed. */
  readonly claimedDay: Day;
  /** The believed zone changes that the rules of belief.ts may still need, oldest first. */
  readonly changes: readonly ZoneChange[];
  /** The day on which the last spent bridge was added; null if there is none. */
  readonly bridgedOn: Day | null;
  /** The devices of the last 14 days, see devices.ts. Absent in states of older versions. */
  readonly devices?: readonly StandingDevice[];
  /** The id of the device that last claimed the zone in force. */
  readonly holder?: string;
  /**
   * The zone (offset in minutes) of the device on which the latest evening reflection was written. Set only if that
   * reflection was written when it was evening in this zone but not in the zone in force.
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

/** The ledger of a user. `rows` are sorted by day and include at least every stored row from `firstDayToLoad` on. */
export type Ledger = { readonly state: LedgerState; readonly rows: readonly DayRow[] };

const DAYS_LOADED_BEFORE_PRESENT = 5;

/**
 * Return the earliest day whose row the rules may need. A late reflection can arrive when the ledger is already three
 * days past the reflection's window. The streak rules also need the two days before this window, which may be bridged.
 */
export function firstDayToLoad(state: LedgerState): Day {
  return addDays(state.day, -DAYS_LOADED_BEFORE_PRESENT);
}

/**
 * Return the user's day at an instant for a call that claims no zone: the date in the zone in force, but never before
 * the ledger's day. Do not open this day.
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

/** Return the stored row of a day, or null if there is none. */
export function findRow(rows: readonly DayRow[], day: Day): DayRow | null {
  return rows.find((row) => row.day === day) ?? null;
}

/** Return the stored row of a day, or a blank row if there is none. */
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
