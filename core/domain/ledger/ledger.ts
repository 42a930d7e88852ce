// How a call changes the ledger. The first claim of a zone is believed; belief.ts decides on later claims. Every
// response uses the zone in force. A new day opens only when the local date in the zone in force is later than the
// ledger's day, so neither travel nor a clock that steps back moves the ledger back.

import { addDays, type Day, dayAt } from '../days/day.ts';
import { normaliseOffset } from '../days/offset.ts';
import { WESTERNMOST_HOME_OFFSET_MINUTES } from '../limits.ts';
import { isBelieved, minuteOf, recentChanges, zoneChange } from './belief.ts';
import { withBridge } from './bridge.ts';
import { moveRow, openRow } from './day-windows.ts';
import { findRow, type Ledger, type LedgerState, rowOf, withRow } from './ledger-state.ts';

/** The time of a call (epoch ms, server clock) and the offset it claims (minutes, see `isOffset`). */
export type Claim = { readonly nowMs: number; readonly offset: number };

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
  if (offset === ledger.state.offset) return confirmed(withToday(ledger, claim.nowMs, deepMinuteOf), claim.nowMs);
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
  return opened({ state, rows: [] }, day, deepMinuteOf);
}

/**
 * Return the ledger at an instant without a call: open the local date in the zone in force if it is later than the
 * present day, else return the same object.
 */
export function withToday(ledger: Ledger, nowMs: number, deepMinuteOf: DeepMinuteOf): Ledger {
  const today = dayAt(nowMs, ledger.state.offset);
  return today > ledger.state.day ? opened(ledger, today, deepMinuteOf) : ledger;
}

function opened({ state, rows }: Ledger, day: Day, deepMinuteOf: DeepMinuteOf): Ledger {
  const before = findRow(rows, addDays(day, -1));
  const row = openRow(rowOf(rows, day), before, state.offset, deepMinuteOf(day));
  return { state: { ...state, day }, rows: withRow(rows, row) };
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
