// A user may have several devices in different zones: a phone, a laptop set to UTC, a computer far away. A zone that was
// in force stays known for 14 days after its last claim, and a claim of it is believed at once. This gives no day away:
// each date is written once, and no date begins before it does at UTC+14.
import { KNOWN_DEVICES_MAX, KNOWN_ZONE_MS, KNOWN_ZONES_MAX } from '../limits.ts';
import type { KnownDevice, KnownZone, LedgerState } from './ledger-state.ts';

/** The zone (offset in minutes) that a device claims. Undefined if the caller cannot tell devices apart. */
type ZoneClaim = { readonly offset: number; readonly device?: string | undefined };

/** Return the zones that are still known at an instant, the zone in force included, most recently claimed first. */
export function knownZones(state: LedgerState, nowMs: number): readonly KnownZone[] {
  const zones = state.zones ?? [{ offset: state.offset, claimedAtMs: state.claimedAtMs, isReturn: false }];
  return zones.filter((zone) => zone.offset === state.offset || isRecent(zone, nowMs));
}

/**
 * Return the offsets (minutes) of the zones in which the user's devices stand. Devices that the caller cannot tell apart
 * show as a zone that is claimed again after another one.
 */
export function standingOffsets(state: LedgerState, nowMs: number): number[] {
  const zones = knownZones(state, nowMs).filter(({ isReturn }) => isReturn);
  return [...zones, ...devicesOf(state, nowMs)].map(({ offset }) => offset);
}

/** Whether a device that makes a call has not called lately. */
export function isNewDevice(state: LedgerState, device: string | undefined): boolean {
  return device !== undefined && state.devices !== undefined && !state.devices.some(({ id }) => id === device);
}

/** Return the state after a believed claim at `minuteMs` (epoch ms, on the whole minute), or the same object. */
export function withClaim(state: LedgerState, { offset, device }: ZoneClaim, minuteMs: number): LedgerState {
  const zones = knownZones(state, minuteMs);
  const known = zones.find((zone) => zone.offset === offset);
  const isReturn = known !== undefined && (known.isReturn || known !== zones[0]);
  const stands = device === undefined ? null : { id: device, offset, claimedAtMs: minuteMs };
  if (known === state.zones?.[0] && known?.claimedAtMs === minuteMs && hasDevice(state, stands)) return state;
  return {
    ...state,
    claimedAtMs: minuteMs,
    zones: [{ offset, claimedAtMs: minuteMs, isReturn }, ...zones.filter((other) => other !== known)].slice(
      0,
      KNOWN_ZONES_MAX,
    ),
    ...(stands && { devices: withDevice(devicesOf(state, minuteMs), stands) }),
  };
}

function hasDevice({ devices = [] }: LedgerState, stands: KnownDevice | null): boolean {
  if (stands === null) return true;
  return devices.some(
    ({ id, offset, claimedAtMs }) => id === stands.id && offset === stands.offset && claimedAtMs === stands.claimedAtMs,
  );
}

function devicesOf({ devices = [] }: LedgerState, nowMs: number): readonly KnownDevice[] {
  return devices.filter((device) => isRecent(device, nowMs));
}

function withDevice(devices: readonly KnownDevice[], device: KnownDevice): KnownDevice[] {
  return [device, ...devices.filter(({ id }) => id !== device.id)].slice(0, KNOWN_DEVICES_MAX);
}

function isRecent({ claimedAtMs }: { readonly claimedAtMs: number }, nowMs: number): boolean {
  return nowMs - claimedAtMs < KNOWN_ZONE_MS;
}
