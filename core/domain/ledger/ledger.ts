// How a call changes the ledger. The first claim of a zone is believed; belief.ts decides on later claims. Every
// response uses the zone in force. A new day opens only when the local date in the zone in force is later than the
// ledger's day, so travel never moves the ledger back. Only a day that the server's clock opened too early is taken back.

import { addDays, type Day, dayAt } from '../days/day.ts';
import { normaliseOffset } from '../days/offset.ts';
import { CLOCK_AHEAD_MS, WESTERNMOST_HOME_OFFSET_MINUTES } from '../limits.ts';
import { isBelieved, minuteOf, recentChanges, zoneChange } from './belief.ts';
import { withBridge, withoutBridgesAhead } from './bridge.ts';
import { moveRow } from './day-windows.ts';
import { findRow, type Ledger, type LedgerState, rowOf, withRow } from './ledger-state.ts';

/**
 * The time of a call (epoch ms, server clock) and the offset it claims (minutes, see `isOffset`). `isElsewhere`: the device
 * names another zone than before. If both have the same offset, only this tells that the user has travelled.
 */
export type Claim = { readonly nowMs: number; readonly offset: number; readonly isElsewhere?: boolean };

/**
 * Return the minute of a day at which the deep window begins, 540 to 1010: `deepMinute` with the user's random bytes.
 */
export type DeepMinuteOf = (day: Day) => number;

/**
 * Return the ledger after a call that claims an offset, or the same object if there is nothing to store. `ledger` is
 * null for a new user. A call that claims no offset does not change the ledger: use `todayOf` for its day.
 */
export function advance(ledger: Ledger | null, claim: Claim, deepMinuteOf: DeepMinuteOf): Ledger {
  const offset = normaliseOffset(claim.offset);
  if (ledger === null) return firstLedger({ ...claim, offset }, deepMinuteOf);
  if (offset === ledger.state.offset) {
    const present = withToday(ledger, claim.nowMs, deepMinuteOf);
    return confirmed(claim.isElsewhere ? withBridge(present, ledger.state.claimedDay, 0) : present, claim.nowMs);
  }
  if (!isBelieved(ledger.state, offset, claim.nowMs)) return withToday(ledger, claim.nowMs, deepMinuteOf);
  return moved(ledger, { ...claim, offset }, deepMinuteOf);
}

function firstLedger({ nowMs, offset }: Claim, deepMinuteOf: DeepMinuteOf): Ledger {
  const day = dayAt(nowMs, offset);
  const state: LedgerState = {
    day,
    offset,
    claimedAtMs: minuteOf(nowMs),
    claimedDay: day,
    changes: [],
    bridgedOn: null,
    promptsShown: { evening: 0, deep: 0 },
  };
  return opened({ state, rows: [] }, day, nowMs, deepMinuteOf);
}

/**
 * Return the ledger at an instant without a call: open the local date in the zone in force if it is later than the
 * present day, take the present day back if the clock was ahead, else return the same object.
 */
export function withToday(ledger: Ledger, nowMs: number, deepMinuteOf: DeepMinuteOf): Ledger {
  const timely = withoutEarlyDay(ledger, nowMs);
  const { day: after, offset } = timely.state;
  const today = dayAt(nowMs, offset);
  if (today <= after) return timely;
  const opening = { atMs: nowMs, offset, after };
  return opened({ ...timely, state: { ...timely.state, opened: opening } }, today, nowMs, deepMinuteOf);
}

function opened({ state, rows }: Ledger, day: Day, nowMs: number, deepMinuteOf: DeepMinuteOf): Ledger {
  const row = rowOf(rows, day);
  // A day that was taken back keeps its minute, and what was shown of its windows.
  const chosen = { ...row, deepMinute: row.deepMinute ?? deepMinuteOf(day) };
  const windows = moveRow(chosen, findRow(rows, addDays(day, -1)), state.offset, nowMs);
  return { state: { ...state, day }, rows: withRow(rows, windows) };
}

/**
 * The server's clock can be ahead for a while. Once it is right, the present day was opened in the future: return to the
 * day before it, unless something was written since.
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

/** Record that the zone in force was claimed again. */
function confirmed(ledger: Ledger, nowMs: number): Ledger {
  const { state } = ledger;
  const claimedAtMs = Math.max(state.claimedAtMs, minuteOf(nowMs));
  if (claimedAtMs === state.claimedAtMs && state.claimedDay === state.day) return ledger;
  return { ...ledger, state: { ...state, claimedAtMs, claimedDay: state.day } };
}

/**
 * Apply a believed change. The present day stays if the new local date is not later. A midnight that has passed only in
 * the old zone is ignored: otherwise every flight from London to New York would lose an evening.
 */
function moved(ledger: Ledger, claim: Claim, deepMinuteOf: DeepMinuteOf): Ledger {
  const { nowMs, offset } = claim;
  const start = offset > WESTERNMOST_HOME_OFFSET_MINUTES ? withToday(ledger, nowMs, deepMinuteOf) : ledger;
  const { state, rows } = start;
  const inNewZone = { ...state, offset, changes: [...recentChanges(state.changes, nowMs), changeOf(state, claim)] };
  const present = moveRow(rowOf(rows, state.day), findRow(rows, addDays(state.day, -1)), offset, nowMs);
  const reached = withToday({ state: inNewZone, rows: withRow(rows, present) }, nowMs, deepMinuteOf);
  return confirmed(withBridge(reached, state.claimedDay, Math.abs(offset - state.offset)), nowMs);
}

function changeOf(state: LedgerState, { nowMs, offset }: Claim) {
  return zoneChange(state.offset, offset, nowMs);
}
