// The user's present day. It opens when its date begins in the zone in force. It is taken back if the local date is
// earlier again, after a flight west or when the server's clock was ahead, and nothing was written since: a day that is
// still to come must not cost the evening of the day before. A day with a reflection is never taken back.
import { addDays, type Day, dayAt, daysBetween, daysFrom } from '../days/day.ts';
import { DAYS_TAKEN_BACK_MAX, WESTERNMOST_HOME_OFFSET_MINUTES } from '../limits.ts';
import { openRow, promisedEnd } from './day-windows.ts';
import { standingOffsets } from './known-zones.ts';
import { type DayRow, findRow, type Ledger, rowOf, withRow } from './ledger-state.ts';
import { withRuns } from './run.ts';

/**
 * Return the minute of a day at which the deep window begins, 540 to 1010: `deepMinute` with the user's random bytes.
 */
export type DeepMinuteOf = (day: Day) => number;

/**
 * Return the ledger on the local date in the zone in force: open the day if it is later than the present one, take the
 * present one back if it is earlier and that is possible. Else return the same object.
 */
export function withToday(ledger: Ledger, nowMs: number, deepMinuteOf: DeepMinuteOf): Ledger {
  const { day, offset } = ledger.state;
  const today = dayAt(nowMs, offset);
  if (today > day) return opened(ledger, today, nowMs, deepMinuteOf);
  return today < day && mayTakeBack(ledger, today) ? takenBack(ledger, today, nowMs, deepMinuteOf) : ledger;
}

/** Open a day. */
export function opened({ state, rows }: Ledger, day: Day, nowMs: number, deepMinuteOf: DeepMinuteOf): Ledger {
  const move = { offset: state.offset, nowMs, isStanding: standingOffsets(state, nowMs).includes(state.offset) };
  const row = openRow(rowOf(rows, day), rows, move, deepMinuteOf(day));
  return { state: { ...state, day }, rows: withRow(rows, row) };
}

/**
 * Whether the date `today` in a zone (offset in minutes) may be used although the present day is later. West of the
 * last inhabited zone it may not: a claim of UTC-12 must not bring yesterday back.
 */
export function isReachableDay(present: Day, today: Day, offset: number): boolean {
  return daysBetween(today, present) <= DAYS_TAKEN_BACK_MAX && offset <= WESTERNMOST_HOME_OFFSET_MINUTES;
}

function mayTakeBack({ state, rows }: Ledger, today: Day): boolean {
  const isWritten = rows.some(({ day, written }) => day > today && written.length > 0);
  return !isWritten && isReachableDay(state.day, today, state.offset);
}

function takenBack(ledger: Ledger, today: Day, nowMs: number, deepMinuteOf: DeepMinuteOf): Ledger {
  const { state } = ledger;
  const after = daysFrom(addDays(today, 1), addDays(state.day, 1));
  const rows = after.reduce<DayRow[]>(
    (all, day) => withRow(all, unopened(rowOf(all, day), nowMs)),
    ledger.rows.map((row) => (row.day === today && row.isBridged ? { ...row, isBridged: false } : row)),
  );
  const claimedDay = state.claimedDay > today ? today : state.claimedDay;
  const back = { state: { ...state, day: today, claimedDay }, rows: withRuns(rows, today) };
  return findRow(rows, today)?.deepMinute == null ? opened(back, today, nowMs, deepMinuteOf) : back;
}

/**
 * Return the row without what was only announced. An evening that was shown open keeps its promised end. A deep window
 * that has opened is spent, so it stays.
 */
function unopened(row: DayRow, nowMs: number): DayRow {
  return {
    ...row,
    evening: (promisedEnd(row) ?? nowMs) > nowMs ? row.evening : null,
    deep: row.deep !== null && row.deep.fromMs <= nowMs ? row.deep : null,
    issued: row.issued.filter(({ wasOpen }) => wasOpen),
    isBridged: false,
  };
}
