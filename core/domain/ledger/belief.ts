// Decide whether a zone that a device claims becomes the zone in force (the offset that determines the user's days). A
// false claim can change the zone within a second, but a traveller needs hours. Therefore the size of a change is
// limited by the time since the zone in force was last claimed. The number of changes is limited, too. The limits have
// two exceptions: a daylight saving change after 20 hours without another change, and any claim after three days
// without calls.

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
  BELIEF_SILENCE_MS,
  BELIEF_TOTAL_CHANGE_MINUTES,
  BELIEF_TOTAL_CHANGE_WITHIN_MS,
} from '../limits.ts';
import { minuteOf } from './devices.ts';
import type { LedgerState, ZoneChange } from './ledger-state.ts';

const MINUTE_MS = 60_000;

/**
 * Return whether to believe a device that claims the zone `offset` (minutes). This zone must differ from the zone in
 * force.
 */
export function isBelieved(state: LedgerState, offset: number, nowMs: number): boolean {
  const change = zoneChange(state.offset, offset, nowMs);
  const idleMs = Math.max(0, minuteOf(nowMs) - state.claimedAtMs);
  if (idleMs >= BELIEF_SILENCE_MS || isSummerTime(state, offset, nowMs)) return true;
  return isTravelTime(change, idleMs) && isWithinCounts(state, change);
}

export function zoneChange(from: number, to: number, atMs: number): ZoneChange {
  return { atMs, minutes: clockChange(from, to), isDateLineJump: isDateLineJump(from, to) };
}

/** Return the zone changes on which a later decision can still depend. */
export function recentChanges(changes: readonly ZoneChange[], nowMs: number): ZoneChange[] {
  return changesWithin(changes, nowMs, BELIEF_DATE_LINE_JUMPS_WITHIN_MS);
}

function isTravelTime(change: ZoneChange, idleMs: number): boolean {
  return change.minutes <= BELIEF_CHANGE_MINUTES + BELIEF_CHANGE_MINUTES_PER_IDLE_MINUTE * (idleMs / MINUTE_MS);
}

function isSummerTime(state: LedgerState, offset: number, nowMs: number): boolean {
  const isSmall = Math.abs(offset - state.offset) <= BELIEF_DST_CHANGE_MINUTES;
  return isSmall && changesWithin(state.changes, nowMs, BELIEF_DST_QUIET_MS).length === 0;
}

function isWithinCounts(state: LedgerState, change: ZoneChange): boolean {
  const all = [...state.changes, change];
  const minutes = changesWithin(all, change.atMs, BELIEF_TOTAL_CHANGE_WITHIN_MS).map((one) => one.minutes);
  const jumps = changesWithin(all, change.atMs, BELIEF_DATE_LINE_JUMPS_WITHIN_MS).filter((one) => one.isDateLineJump);
  return (
    changesWithin(all, change.atMs, BELIEF_CHANGES_WITHIN_MS).length <= BELIEF_CHANGES_MAX &&
    minutes.reduce((sum, one) => sum + one, 0) <= BELIEF_TOTAL_CHANGE_MINUTES &&
    (!change.isDateLineJump || jumps.length <= BELIEF_DATE_LINE_JUMPS_MAX)
  );
}

/**
 * Return the changes of the last `withinMs`. Include changes in the future, which exist if the server's clock has
 * stepped back.
 */
function changesWithin(changes: readonly ZoneChange[], nowMs: number, withinMs: number): ZoneChange[] {
  return changes.filter((change) => nowMs - change.atMs < withinMs);
}
