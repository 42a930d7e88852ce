// Which claims of another zone are believed. A claim of a known zone always is (known-zones.ts). For a new zone: a real
// traveller needs hours for a change that a false claim makes in a second. So the time since a device last claimed the
// zone that it left limits the size of a change, and the number of changes is limited. There are three exceptions: a
// daylight saving change after 20 hours without another change, the first claim of a new device, and any claim after
// three days without calls.

import { clockChange, isDateLineJump } from '../days/offset.ts';
import {
  BELIEF_CHANGE_MINUTES,
  BELIEF_CHANGE_MINUTES_PER_IDLE_MINUTE,
  BELIEF_CHANGES_MAX,
  BELIEF_CHANGES_WITHIN_MS,
  BELIEF_DATE_LINE_JUMPS_MAX,
  BELIEF_DATE_LINE_JUMPS_WITHIN_MS,
  BELIEF_DST_CHANGE_MINUTES,
  BELIEF_DST_QUIET_MS,
  BELIEF_NEW_DEVICES_MAX,
  BELIEF_SILENCE_MS,
  BELIEF_TOTAL_CHANGE_MINUTES,
  BELIEF_TOTAL_CHANGE_WITHIN_MS,
} from '../limits.ts';
import { isNewDevice, knownZones, standingOffsets } from './known-zones.ts';
import type { KnownZone, LedgerState, ZoneChange } from './ledger-state.ts';

const MINUTE_MS = 60_000;

/** Round an instant down to the minute. Claims are stored to the minute, so most calls store nothing. */
export function minuteOf(instantMs: number): number {
  return Math.floor(instantMs / MINUTE_MS) * MINUTE_MS;
}

/** Whether a claim of a zone, not the one in force (offset in minutes), becomes the zone in force at `nowMs`. */
export function isBelieved(
  state: LedgerState,
  { offset, device }: { readonly offset: number; readonly device?: string | undefined },
  nowMs: number,
): boolean {
  const zones = knownZones(state, nowMs);
  if (zones.some((zone) => zone.offset === offset)) return true;
  if (minuteOf(nowMs) - state.claimedAtMs >= BELIEF_SILENCE_MS) return true;
  if (isNewDevice(state, device) && isWithinNewDevices(state, nowMs)) return true;
  const standing = standingOffsets(state, nowMs);
  const left = zones.filter((zone) => zone.offset === state.offset || standing.includes(zone.offset));
  const own = state.devices?.filter(({ id }) => id === device) ?? [];
  return [...left, ...own].some((zone) => isReachable(state, zone, offset, nowMs));
}

/** Whether a device that stood in a known zone can be in the zone of `offset` now. */
function isReachable(
  state: LedgerState,
  zone: Pick<KnownZone, 'offset' | 'claimedAtMs'>,
  offset: number,
  nowMs: number,
): boolean {
  const change = zoneChange(zone.offset, offset, nowMs);
  const idleMs = Math.max(0, minuteOf(nowMs) - zone.claimedAtMs);
  if (isSummerTime(state, zone.offset, offset, nowMs)) return true;
  return isTravelTime(change, idleMs) && isWithinCounts(state, change);
}

/** Return the record that is stored for a believed change. */
export function zoneChange(from: number, to: number, atMs: number): ZoneChange {
  return { atMs, minutes: clockChange(from, to), isDateLineJump: isDateLineJump(from, to) };
}

/** Return the changes that a later decision can still depend on. */
export function recentChanges(changes: readonly ZoneChange[], nowMs: number): ZoneChange[] {
  return changesWithin(changes, nowMs, BELIEF_DATE_LINE_JUMPS_WITHIN_MS);
}

function isTravelTime(change: ZoneChange, idleMs: number): boolean {
  return change.minutes <= BELIEF_CHANGE_MINUTES + BELIEF_CHANGE_MINUTES_PER_IDLE_MINUTE * (idleMs / MINUTE_MS);
}

/** A date line jump keeps the clock time and is no daylight saving: compare the offsets, not the clocks. */
function isSummerTime(state: LedgerState, from: number, to: number, nowMs: number): boolean {
  const isSmall = Math.abs(to - from) <= BELIEF_DST_CHANGE_MINUTES;
  return isSmall && changesWithin(state.changes, nowMs, BELIEF_DST_QUIET_MS).length === 0;
}

function isWithinNewDevices(state: LedgerState, nowMs: number): boolean {
  const changes = changesWithin(state.changes, nowMs, BELIEF_DATE_LINE_JUMPS_WITHIN_MS);
  return changes.filter(({ isNewDevice: isNew }) => isNew).length < BELIEF_NEW_DEVICES_MAX;
}

function isWithinCounts(state: LedgerState, change: ZoneChange): boolean {
  const all = [...state.changes.filter(({ isNewDevice: isNew }) => !isNew), change];
  const minutes = changesWithin(all, change.atMs, BELIEF_TOTAL_CHANGE_WITHIN_MS).map((one) => one.minutes);
  const jumps = changesWithin(all, change.atMs, BELIEF_DATE_LINE_JUMPS_WITHIN_MS).filter((one) => one.isDateLineJump);
  return (
    changesWithin(all, change.atMs, BELIEF_CHANGES_WITHIN_MS).length <= BELIEF_CHANGES_MAX &&
    minutes.reduce((sum, one) => sum + one, 0) <= BELIEF_TOTAL_CHANGE_MINUTES &&
    (!change.isDateLineJump || jumps.length <= BELIEF_DATE_LINE_JUMPS_MAX)
  );
}

/**
 * Return the changes of the last `withinMs`. A change in the future also counts: the server's clock has stepped back.
 */
function changesWithin(changes: readonly ZoneChange[], nowMs: number, withinMs: number): ZoneChange[] {
  return changes.filter((change) => nowMs - change.atMs < withinMs);
}
