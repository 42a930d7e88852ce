// The user's present day. A new day opens when the date in the zone in force becomes later than the ledger's day. Only
// a day that the server opened too early, because its clock was ahead, is taken back.
import { addDays, type Day, dayAt } from '../days/day.ts';
import { CLOCK_AHEAD_MS } from '../limits.ts';
import { withoutBridgesAhead } from './bridge.ts';
import { moveRow } from './day-windows.ts';
import { findRow, type Ledger, rowOf, withRow } from './ledger-state.ts';

/**
 * Returns the minute of a day at which the deep window begins, 540 to 1010. `deepMinute` computes it from the user's
 * random bytes.
 */
export type DeepMinuteOf = (day: Day) => number;

/**
 * Return the ledger as it is at an instant, even without a call. If the date in the zone in force is later than the
 * present day, open this date. If the clock was ahead, take the present day back. Otherwise, return the same object.
 */
export function withToday(ledger: Ledger, nowMs: number, deepMinuteOf: DeepMinuteOf): Ledger {
  const timely = withoutEarlyDay(ledger, nowMs);
  const { day: after, offset } = timely.state;
  const today = dayAt(nowMs, offset);
  if (today <= after) return timely;
  const opening = { atMs: nowMs, offset, after };
  return opened({ ...timely, state: { ...timely.state, opened: opening } }, today, nowMs, deepMinuteOf);
}

/** Open a day in the zone in force. */
export function opened({ state, rows }: Ledger, day: Day, nowMs: number, deepMinuteOf: DeepMinuteOf): Ledger {
  const row = rowOf(rows, day);
  // Keep the deep minute and the shown windows of a day that was taken back and opens again.
  const chosen = { ...row, deepMinute: row.deepMinute ?? deepMinuteOf(day) };
  const windows = moveRow(chosen, findRow(rows, addDays(day, -1)), state.offset, nowMs);
  return { state: { ...state, day }, rows: withRow(rows, windows) };
}

/**
 * Take back a present day that was opened too early because the server's clock was ahead, and return to the day before
 * it. Do nothing if the user has written since.
 */
function withoutEarlyDay(ledger: Ledger, nowMs: number): Ledger {
  const { opened: opening, ...state } = ledger.state;
  if (opening === undefined || nowMs >= opening.atMs || opening.atMs - nowMs > CLOCK_AHEAD_MS) return ledger;
  const isEarly = dayAt(nowMs, opening.offset) < state.day;
  if (!isEarly || ledger.rows.some(({ day, written }) => day > opening.after && written.length > 0)) return ledger;
  const day = opening.after;
  const claimedDay = state.claimedDay > day ? day : state.claimedDay;
  return withoutBridgesAhead({ ...ledger, state: { ...state, day, claimedDay } });
}
