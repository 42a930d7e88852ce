// How a call changes the ledger. The first claim of a zone is believed. Later, belief.ts decides about claims of the
// device that last claimed the zone in force. A claim of another device only opens the evening in the zone of that
// device (open-evenings.ts). The day, the deep window and all plans follow the zone in force. A new day opens only when
// the date in the zone in force is later than the ledger's day, so travel never moves the ledger back. Only a day that
// the server opened too early, because its clock was ahead, is taken back.

import { addDays, dayAt } from '../days/day.ts';
import { normaliseOffset } from '../days/offset.ts';
import { BELIEF_DST_CHANGE_MINUTES, BELIEF_SILENCE_MS, WESTERNMOST_HOME_OFFSET_MINUTES } from '../limits.ts';
import { isBelieved, recentChanges, zoneChange } from './belief.ts';
import { withBridge } from './bridge.ts';
import { moveRow } from './day-windows.ts';
import { minuteOf, standingDevices, withDevice } from './devices.ts';
import { findRow, type Ledger, type LedgerState, rowOf, withRow } from './ledger-state.ts';
import { type DeepMinuteOf, opened, withToday } from './present-day.ts';

/**
 * A call that claims a zone: its time (epoch ms, server clock), its offset (minutes, see `isOffset`) and its device.
 * `device` is the same text in all calls of one device, and undefined if the caller cannot tell devices apart.
 * `isElsewhere`: the device now names a different zone than before. If the offset changes by no more than daylight
 * saving would change it, only `isElsewhere` shows a journey.
 */
export type Claim = {
  readonly nowMs: number;
  readonly offset: number;
  readonly device?: string | undefined;
  readonly isElsewhere?: boolean;
};

/**
 * Return the ledger after a call that claims an offset, or the same object if there is nothing to store. `ledger` is
 * null for a new user. Do not use this for a call that claims no offset: `todayOf` returns its day.
 */
export function advance(ledger: Ledger | null, { device = '', ...call }: Claim, deepMinuteOf: DeepMinuteOf): Ledger {
  const claim = { ...call, device, offset: normaliseOffset(call.offset) };
  if (ledger === null) return firstLedger(claim, deepMinuteOf);
  const { nowMs, offset } = claim;
  const settled = inWrittenZone({ ...ledger, state: withDevice(ledger.state, claim) }, nowMs, deepMinuteOf);
  const { state } = settled;
  if (offset === state.offset) {
    const present = withToday(settled, nowMs, deepMinuteOf);
    return same(ledger, confirmed(claim.isElsewhere ? withBridge(present, state.claimedDay, 0) : present, claim));
  }
  if (!mayMove(ledger.state, state, claim)) return same(ledger, withToday(settled, nowMs, deepMinuteOf));
  return confirmed(moved(settled, claim, deepMinuteOf), claim);
}

/**
 * Whether a claim moves the zone in force. Only the device that last claimed the zone in force can move it. Another
 * device can do so only if the zone in force has not been claimed for days. Daylight saving is an exception: any device
 * in the zone in force can move it by a clock change.
 */
function mayMove(before: LedgerState, after: LedgerState, { offset, device, nowMs }: Claim): boolean {
  if (!isBelieved(after, offset, nowMs)) return false;
  const isHolder = after.holder === undefined || after.holder === device;
  const stood = before.devices?.find(({ id }) => id === device)?.offset;
  const isSmall = Math.abs(offset - after.offset) <= BELIEF_DST_CHANGE_MINUTES && stood === after.offset;
  return isHolder || isSmall || minuteOf(nowMs) - after.claimedAtMs >= BELIEF_SILENCE_MS;
}

/**
 * If it was not evening in the zone in force when the latest evening reflection was written, move the zone in force to
 * the zone of the device that wrote it. Do this only while a device is in that zone.
 */
function inWrittenZone(ledger: Ledger, nowMs: number, deepMinuteOf: DeepMinuteOf): Ledger {
  const { writtenOffset: offset, ...state } = ledger.state;
  if (offset === undefined) return ledger;
  const device = standingDevices(state, nowMs).find((one) => one.offset === offset);
  if (device === undefined || offset === state.offset) return { ...ledger, state };
  const there = moved({ ...ledger, state }, { nowMs, offset, isElsewhere: true }, deepMinuteOf);
  return {
    ...there,
    state: { ...there.state, holder: device.id, claimedAtMs: Math.max(state.claimedAtMs, device.claimedAtMs) },
  };
}

/** Return `before` if `after` has nothing new to store, else `after`. */
function same(before: Ledger, after: Ledger): Ledger {
  return before.state === after.state && before.rows === after.rows ? before : after;
}

function firstLedger({ nowMs, offset, device = '' }: Claim, deepMinuteOf: DeepMinuteOf): Ledger {
  const day = dayAt(nowMs, offset);
  const claimedAtMs = minuteOf(nowMs);
  const state: LedgerState = {
    day,
    offset,
    claimedAtMs,
    claimedDay: day,
    changes: [],
    bridgedOn: null,
    promptsShown: { evening: 0, deep: 0 },
    devices: [{ id: device, offset, claimedAtMs }],
    holder: device,
  };
  return opened({ state, rows: [] }, day, nowMs, deepMinuteOf);
}

/** Record that a device claimed the zone in force. */
function confirmed(ledger: Ledger, { nowMs, offset, device = '' }: Claim): Ledger {
  const state = withDevice(ledger.state, { nowMs, offset, device });
  const claimedAtMs = Math.max(state.claimedAtMs, minuteOf(nowMs));
  const isSame = claimedAtMs === state.claimedAtMs && state.claimedDay === state.day && state.holder === device;
  return isSame && state === ledger.state
    ? ledger
    : { ...ledger, state: { ...state, claimedAtMs, claimedDay: state.day, holder: device } };
}

/**
 * Apply a believed zone change. The present day stays if the date in the new zone is not later. Ignore a midnight that
 * has passed only in the old zone, because otherwise every flight from London to New York would lose an evening.
 */
function moved(ledger: Ledger, { nowMs, offset, isElsewhere = false }: Claim, deepMinuteOf: DeepMinuteOf): Ledger {
  const start = offset > WESTERNMOST_HOME_OFFSET_MINUTES ? withToday(ledger, nowMs, deepMinuteOf) : ledger;
  const { state, rows } = start;
  const change = zoneChange(state.offset, offset, nowMs);
  const inNewZone = { ...state, offset, changes: [...recentChanges(state.changes, nowMs), change] };
  const present = moveRow(rowOf(rows, state.day), findRow(rows, addDays(state.day, -1)), offset, nowMs);
  const reached = withToday({ state: inNewZone, rows: withRow(rows, present) }, nowMs, deepMinuteOf);
  const minutes = Math.abs(offset - state.offset);
  // A small change of the offset can also be daylight saving at home. Then only a different zone name shows a journey.
  const isJourney = minutes > BELIEF_DST_CHANGE_MINUTES || isElsewhere;
  return isJourney ? withBridge(reached, state.claimedDay, minutes) : reached;
}
