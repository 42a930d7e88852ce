// How a call changes the ledger. The first claim of a zone is believed; belief.ts decides on later claims. Every
// response uses the zone in force: the claimed zone, or another zone of the user's devices whose evening is open
// (zone-to-use.ts). A new day opens when its date begins in the zone in force (present-day.ts).

import { addDays, type Day, dayAt, daysFrom } from '../days/day.ts';
import { normaliseOffset } from '../days/offset.ts';
import { WESTERNMOST_HOME_OFFSET_MINUTES } from '../limits.ts';
import { isBelieved, minuteOf, recentChanges, zoneChange } from './belief.ts';
import { withBridge } from './bridge.ts';
import { moveRow } from './day-windows.ts';
import { isNewDevice, knownZones, standingOffsets, withClaim } from './known-zones.ts';
import { type DayRow, type Ledger, type LedgerState, rowOf, withRow } from './ledger-state.ts';
import { type DeepMinuteOf, isReachableDay, opened, withToday } from './present-day.ts';
import { isEveningFree, zoneToUse } from './zone-to-use.ts';

/**
 * The time of a call (epoch ms, server clock), the offset it claims (minutes, see `isOffset`) and its device: any text
 * that is equal for two calls of one device, or undefined if unknown.
 */
export type Claim = { readonly nowMs: number; readonly offset: number; readonly device?: string | undefined };

/**
 * Return the ledger after a call that claims an offset, or the same object if there is nothing to store. `ledger` is
 * null for a new user. A call that claims no offset does not change the ledger: use `todayOf` for its day.
 */
export function advance(ledger: Ledger | null, { device, ...call }: Claim, deepMinuteOf: DeepMinuteOf): Ledger {
  const claim = { ...call, offset: normaliseOffset(call.offset), ...(device !== undefined && { device }) };
  if (ledger === null) return firstLedger(claim, deepMinuteOf);
  const { nowMs, offset } = claim;
  const inForce = ledger.state.offset;
  if (offset !== inForce && !isBelieved(ledger.state, claim, nowMs)) {
    const held = zoneToUse(ledger, [inForce, ...standingOffsets(ledger.state, nowMs)], nowMs);
    return inZone(ledger, held, nowMs, deepMinuteOf);
  }
  const claimed = withZone(ledger, claim);
  const used = zoneToUse(ledger, [offset, ...standingOffsets(claimed.state, nowMs)], nowMs);
  return confirmed(withBridgeAfter(ledger, inZone(claimed, used, nowMs, deepMinuteOf)));
}

/** Return the ledger in a zone, on its local date. An evening that was closed for other hours opens in this zone's. */
function inZone(ledger: Ledger, offset: number, nowMs: number, deepMinuteOf: DeepMinuteOf): Ledger {
  const { state, rows } = ledger;
  const today = dayAt(nowMs, offset);
  const isClosed = rows.some(
    ({ day, deepMinute, evening }) => day === today && deepMinute !== null && evening === null,
  );
  const mayOpen = isClosed && isEveningFree(ledger, offset, today, nowMs);
  if (offset === state.offset && !mayOpen) return withToday(ledger, nowMs, deepMinuteOf);
  return moved(ledger, offset, nowMs, deepMinuteOf);
}

/** Record a believed claim, and the change if its zone is new. The zone in force stays. */
function withZone(ledger: Ledger, claim: Claim): Ledger {
  const { nowMs, offset } = claim;
  const { state } = ledger;
  const after = withClaim(state, claim, minuteOf(nowMs));
  if (knownZones(state, nowMs).some((zone) => zone.offset === offset)) {
    return after === state ? ledger : { ...ledger, state: after };
  }
  const isNew = isNewDevice(state, claim.device);
  const change = { ...zoneChange(state.offset, offset, nowMs), ...(isNew && { isNewDevice: true as const }) };
  return { ...ledger, state: { ...after, changes: [...recentChanges(state.changes, nowMs), change] } };
}

function firstLedger({ nowMs, offset, device }: Claim, deepMinuteOf: DeepMinuteOf): Ledger {
  const day = dayAt(nowMs, offset);
  const state: LedgerState = {
    day,
    offset,
    claimedAtMs: minuteOf(nowMs),
    claimedDay: day,
    zones: [{ offset, claimedAtMs: minuteOf(nowMs), isReturn: false }],
    ...(device !== undefined && { devices: [{ id: device, offset, claimedAtMs: minuteOf(nowMs) }] }),
    changes: [],
    bridgedOn: null,
    promptsShown: { evening: 0, deep: 0 },
  };
  return opened({ state, rows: [] }, day, nowMs, deepMinuteOf);
}

/** Record the day of the last believed claim. */
function confirmed(ledger: Ledger): Ledger {
  const { state } = ledger;
  return state.claimedDay === state.day ? ledger : { ...ledger, state: { ...state, claimedDay: state.day } };
}

/**
 * Move the windows to a zone. The present day stays if the new local date is not later, unless nothing was written in
 * it. A midnight that has passed only in the old zone is ignored: otherwise every flight from London to New York would
 * lose an evening.
 */
function moved(ledger: Ledger, offset: number, nowMs: number, deepMinuteOf: DeepMinuteOf): Ledger {
  const start = offset > WESTERNMOST_HOME_OFFSET_MINUTES ? withToday(ledger, nowMs, deepMinuteOf) : ledger;
  const { state } = start;
  const isStanding = standingOffsets(state, nowMs).includes(offset);
  const rows = daysToMove(state, offset, nowMs).reduce<DayRow[]>(
    (all, day) => withRow(all, moveRow(rowOf(all, day), all, { offset, nowMs, isStanding })),
    [...start.rows],
  );
  return withToday({ state: { ...state, offset }, rows }, nowMs, deepMinuteOf);
}

/** Return the days whose windows a change of zone can move: from the new local date to the present day. */
function daysToMove({ day }: LedgerState, offset: number, nowMs: number): Day[] {
  const today = dayAt(nowMs, offset);
  const isReachable = today < day && isReachableDay(day, today, offset);
  return daysFrom(isReachable ? today : day, addDays(day, 1));
}

/** Bridge the days lost to a change of zone. */
function withBridgeAfter(before: Ledger, after: Ledger): Ledger {
  const minutes = Math.abs(after.state.offset - before.state.offset);
  return minutes === 0 ? after : withBridge(after, before.state.claimedDay, minutes);
}
