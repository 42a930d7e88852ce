// The user's devices may be in different zones: for example a phone, and a laptop that is set to UTC. The zone of a
// device is the zone that it last claimed. Only the device that last claimed the zone in force can change that zone
// (ledger.ts). The evening, however, is open in the zones of all devices (open-evenings.ts).
import { clockChange } from '../days/offset.ts';
import {
  BELIEF_CHANGE_MINUTES,
  BELIEF_CHANGE_MINUTES_PER_IDLE_MINUTE,
  BELIEF_DST_CHANGE_MINUTES,
  BELIEF_NEW_DEVICES_MAX,
  DEVICE_STANDS_MS,
  STANDING_DEVICES_MAX,
} from '../limits.ts';
import type { LedgerState, StandingDevice } from './ledger-state.ts';

const MINUTE_MS = 60_000;

/** A device says that it is in the zone `offset`. `device` is '' if devices cannot be told apart. */
type ZoneClaim = { readonly nowMs: number; readonly offset: number; readonly device: string };

/** Round down to the minute. Claims are stored with this precision, so most calls have nothing to store. */
export function minuteOf(instantMs: number): number {
  return Math.floor(instantMs / MINUTE_MS) * MINUTE_MS;
}

/** Return the devices that claimed a zone in the last 14 days, latest first. */
export function standingDevices({ devices = [] }: LedgerState, nowMs: number): readonly StandingDevice[] {
  return devices.filter(({ claimedAtMs }) => nowMs - claimedAtMs < DEVICE_STANDS_MS);
}

/** Return the zone in force and the zones of all devices (minutes), each once. */
export function offsetsInUse(state: LedgerState, nowMs: number): readonly number[] {
  return [...new Set([state.offset, ...standingDevices(state, nowMs).map(({ offset }) => offset)])];
}

/**
 * Move the device to the zone that it claims, if at least one condition is true: there was enough time to travel there;
 * the zone is in force, or is the zone of another device; the device is new, and there were few other new devices in 14
 * days. Otherwise return the same object.
 */
export function withDevice(state: LedgerState, claim: ZoneClaim): LedgerState {
  const { nowMs, offset, device: id } = claim;
  const standing = standingDevices(state, nowMs);
  const before = standing.find((device) => device.id === id);
  const claimedAtMs = Math.max(minuteOf(nowMs), before?.claimedAtMs ?? 0);
  const isKnown = offset === state.offset || standing.some((device) => device.offset === offset);
  const others = [...standing, { offset: state.offset, claimedAtMs: state.claimedAtMs }];
  const left = before === undefined ? others : [before];
  const isJourney = left.some((from) => isTravelTime(from, claim));
  const suddenAtMs = isKnown || isJourney ? before?.suddenAtMs : nowMs;
  if (!isKnown && !isJourney && (before !== undefined || !mayAppear(standing, nowMs))) return state;
  const isSame = before?.offset === offset && before.claimedAtMs === claimedAtMs && state.devices?.[0] === before;
  if (isSame) return state;
  const hasMoved = before !== undefined && Math.abs(before.offset - offset) > BELIEF_DST_CHANGE_MINUTES;
  const movedAtMs = hasMoved ? claimedAtMs : before?.movedAtMs;
  const times = { ...(suddenAtMs !== undefined && { suddenAtMs }), ...(movedAtMs !== undefined && { movedAtMs }) };
  const device = { id, offset, claimedAtMs, ...times };
  return { ...state, devices: [device, ...standing.filter((one) => one.id !== id)].slice(0, STANDING_DEVICES_MAX) };
}

/** Return whether there was enough time for a journey to the claimed zone since the zone `from` was last claimed. */
function isTravelTime(from: Pick<StandingDevice, 'offset' | 'claimedAtMs'>, { offset, nowMs }: ZoneClaim): boolean {
  const idleMinutes = Math.max(0, minuteOf(nowMs) - from.claimedAtMs) / MINUTE_MS;
  const minutes = clockChange(from.offset, offset);
  return minutes <= BELIEF_CHANGE_MINUTES + BELIEF_CHANGE_MINUTES_PER_IDLE_MINUTE * idleMinutes;
}

function mayAppear(standing: readonly StandingDevice[], nowMs: number): boolean {
  const sudden = standing.filter(({ suddenAtMs = 0 }) => nowMs - suddenAtMs < DEVICE_STANDS_MS);
  return sudden.length < BELIEF_NEW_DEVICES_MAX;
}
