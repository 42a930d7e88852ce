// What a call does to the ledger (DESIGN 3.1, 3.3, 3.4). The first claim of a zone is believed; later ones as belief.ts
// says; every call is answered in the zone in force. A new day opens only when the local date in the zone in force is
// later than the ledger's day, so neither a traveller nor a clock that steps back makes the ledger go back.

import { addDays, type Day, dayAt } from '../days/day.ts';
import { normaliseOffset } from '../days/offset.ts';
import { WESTERNMOST_HOME_OFFSET_MINUTES } from '../limits.ts';
import { isBelieved, minuteOf, recentChanges, zoneChange } from './belief.ts';
import { withBridge } from './bridge.ts';
import { moveRow, openRow } from './day-windows.ts';
import { findRow, type Ledger, type LedgerState, rowOf, withRow } from './ledger-state.ts';

/** When a call came (epoch ms, the server's clock) and which offset it claimed (minutes, see `isOffset`). */
export type Claim = { readonly nowMs: number; readonly offset: number };

/** The minute of a day at which its deep window begins, 540 to 1010: `deepMinute` of deep-minute.ts with the user's key. */
export type DeepMinuteOf = (day: Day) => number;

/**
 * The ledger after a call that claims an offset; null stands for a person who never called. The same object comes back
 * when there is nothing to store. Calls that claim no offset leave the ledger alone: ask `todayOf` for their day.
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
 * The ledger at an instant when nobody calls: opens the local date of the zone in force when it is later than the present
 * day, and is the same object otherwise.
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

/** Remembers that the zone in force was claimed again. */
function confirmed(ledger: Ledger, nowMs: number): Ledger {
  const { state } = ledger;
  const claimedAtMs = Math.max(state.claimedAtMs, minuteOf(nowMs));
  if (claimedAtMs === state.claimedAtMs && state.claimedDay === state.day) return ledger;
  return { ...ledger, state: { ...state, claimedAtMs, claimedDay: state.day } };
}

/**
 * After a believed change the present day moves with the person: it stays when the new local date is equal or earlier.
 * Its midnight in the zone left does not count, or every flight from London to New York would eat an evening.
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
