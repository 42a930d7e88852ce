// The user's present day. A new day opens when its date begins in the zone in force, if it is later than the ledger's
// day. Only a day that the server's clock opened too early is taken back.
import { addDays, type Day, dayAt } from '../days/day.ts';
import { CLOCK_AHEAD_MS } from '../limits.ts';
import { withoutBridgesAhead } from './bridge.ts';
import { moveRow } from './day-windows.ts';
import { findRow, type Ledger, rowOf, withRow } from './ledger-state.ts';

/**
 * Return the minute of a day at which the deep window begins, 540 to 1010. `deepMinute` computes it from the user's
 * random bytes.
 */
export type DeepMinuteOf = (day: Day) => number;

/**
 * Return the ledger as it is at an instant, even without a call: open the local date in the zone in force if it is
 * later than the present day, or take the present day back if the clock was ahead. Otherwise, return the same object.
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
  // A day that was taken back and opens again keeps its deep minute, and remembers which of its windows were shown.
  const chosen = { ...row, deepMinute: row.deepMinute ?? deepMinuteOf(day) };
  const windows = moveRow(chosen, findRow(rows, addDays(day, -1)), state.offset, nowMs);
  return { state: { ...state, day }, rows: withRow(rows, windows) };
}

/**
 * The server's clock can be ahead for a while. Once it is right again, the present day may have been opened too early:
 * return to the day before it, unless something has been written since.
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
