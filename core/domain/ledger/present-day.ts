// A new day begins when the date in the zone in force is later than the ledger's day. A day is taken back only if it
// began too early because the server's clock was ahead.
import { addDays, type Day, dayAt } from '../days/day.ts';
import { CLOCK_AHEAD_MS } from '../limits.ts';
import { withoutBridgesAhead } from './bridge.ts';
import { moveRow } from './day-windows.ts';
import { findRow, type Ledger, rowOf, withRow } from './ledger-state.ts';

/**
 * A function that returns the minute (540 to 1010) at which the deep window of a day begins. `deepMinute` computes it.
 */
export type DeepMinuteOf = (day: Day) => number;

/**
 * Return the ledger at an instant. If the current date is later than the ledger's day, begin it. If the ledger's day
 * began too early, take it back. Otherwise return the same object.
 */
export function withToday(ledger: Ledger, nowMs: number, deepMinuteOf: DeepMinuteOf): Ledger {
  const timely = withoutEarlyDay(ledger, nowMs);
  const { day: after, offset } = timely.state;
  const today = dayAt(nowMs, offset);
  if (today <= after) return timely;
  const opening = { atMs: nowMs, offset, after };
  return opened({ ...timely, state: { ...timely.state, opened: opening } }, today, nowMs, deepMinuteOf);
}

export function opened({ state, rows }: Ledger, day: Day, nowMs: number, deepMinuteOf: DeepMinuteOf): Ledger {
  const row = rowOf(rows, day);
  // Keep the deep minute and the shown windows of a day that was taken back and begins again.
  const chosen = { ...row, deepMinute: row.deepMinute ?? deepMinuteOf(day) };
  const windows = moveRow(chosen, findRow(rows, addDays(day, -1)), state.offset, nowMs);
  return { state: { ...state, day }, rows: withRow(rows, windows) };
}

/** Take back a day that began too early because the server's clock was ahead, unless the user has written since. */
function withoutEarlyDay(ledger: Ledger, nowMs: number): Ledger {
  const { opened: opening, ...state } = ledger.state;
  if (opening === undefined || nowMs >= opening.atMs || opening.atMs - nowMs > CLOCK_AHEAD_MS) return ledger;
  const isEarly = dayAt(nowMs, opening.offset) < state.day;
  if (!isEarly || ledger.rows.some(({ day, written }) => day > opening.after && written.length > 0)) return ledger;
  const day = opening.after;
  const claimedDay = state.claimedDay > day ? day : state.claimedDay;
  return withoutBridgesAhead({ ...ledger, state: { ...state, day, claimedDay } });
}
