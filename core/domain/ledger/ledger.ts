// Apply a call to the user's ledger (the sequence of days). In a call, a device claims to be in a time zone. The first
// claim is believed. After that, belief.ts decides about claims of the device that last claimed the zone in force. A
// claim of another device only opens the evening in that device's zone (open-evenings.ts). A new day begins when the
// date in the zone in force is later than the ledger's day, so travel never moves the ledger back.

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
 * A call that claims a zone: time (epoch ms), offset (minutes) and device (undefined if devices cannot be told apart).
 * `isElsewhere`: the device names a different zone than before, which shows a journey even if the offset hardly
 * changes.
 */
export type Claim = {
  readonly nowMs: number;
  readonly offset: number;
  readonly device?: string | undefined;
  readonly isElsewhere?: boolean;
};

/**
 * Return the ledger after a call, or the same object if there is nothing to store. `ledger` is null for a new user. For
 * a call that claims no offset, use `todayOf` instead.
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
 * Return whether a claim changes the zone in force. Only the device that last claimed this zone can change it, with two
 * exceptions. After three days without such a claim, any device can. For a daylight saving change, any device in this
 * zone can.
 */
function mayMove(before: LedgerState, after: LedgerState, { offset, device, nowMs }: Claim): boolean {
  if (!isBelieved(after, offset, nowMs)) return false;
  const isHolder = after.holder === undefined || after.holder === device;
  const stood = before.devices?.find(({ id }) => id === device)?.offset;
  const isSmall = Math.abs(offset - after.offset) <= BELIEF_DST_CHANGE_MINUTES && stood === after.offset;
  return isHolder || isSmall || minuteOf(nowMs) - after.claimedAtMs >= BELIEF_SILENCE_MS;
}

/**
 * Make the zone of the device that wrote the latest evening reflection the zone in force, if it was evening there but
 * not in the zone in force. Do so only while a device is in that zone.
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

function confirmed(ledger: Ledger, { nowMs, offset, device = '' }: Claim): Ledger {
  const state = withDevice(ledger.state, { nowMs, offset, device });
  const claimedAtMs = Math.max(state.claimedAtMs, minuteOf(nowMs));
  const isSame = claimedAtMs === state.claimedAtMs && state.claimedDay === state.day && state.holder === device;
  return isSame && state === ledger.state
    ? ledger
    : { ...ledger, state: { ...state, claimedAtMs, claimedDay: state.day, holder: device } };
}

/**
 * Apply a believed zone change. Do not begin a new day if midnight has passed only in the old zone: otherwise every
 * flight from London to New York would lose an evening.
 */
function moved(ledger: Ledger, { nowMs, offset, isElsewhere = false }: Claim, deepMinuteOf: DeepMinuteOf): Ledger {
  const start = offset > WESTERNMOST_HOME_OFFSET_MINUTES ? withToday(ledger, nowMs, deepMinuteOf) : ledger;
  const { state, rows } = start;
  const change = zoneChange(state.offset, offset, nowMs);
  const inNewZone = { ...state, offset, changes: [...recentChanges(state.changes, nowMs), change] };
  const present = moveRow(rowOf(rows, state.day), findRow(rows, addDays(state.day, -1)), offset, nowMs);
  const reached = withToday({ state: inNewZone, rows: withRow(rows, present) }, nowMs, deepMinuteOf);
  const minutes = Math.abs(offset - state.offset);
  // A small change of the offset can be daylight saving at home: only a different zone name shows a journey.
  const isJourney = minutes > BELIEF_DST_CHANGE_MINUTES || isElsewhere;
  return isJourney ? withBridge(reached, state.claimedDay, minutes) : reached;
}
