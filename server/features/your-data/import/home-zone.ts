import { type Day, instantOf } from '../../../../core/domain/days/day.ts';
import { zoneOffsetAt } from '../../users/zone-offset.ts';

/**
 * The zone in force of the account. `offset` is its present offset in minutes. `name` is its IANA name, or null if it is
 * unknown.
 */
export type HomeZone = { readonly offset: number; readonly name: string | null };

/** Return the zone in force. The name that a device sent last does not count if its zone now has another offset. */
export function homeZone(offset: number, sentName: string | null, nowMs: number): HomeZone {
  return { offset, name: sentName !== null && zoneOffsetAt(sentName, nowMs) === offset ? sentName : null };
}

/** Return the offset (minutes) of the zone at an instant (epoch ms): the present one if the zone has no known name. */
export function homeOffsetAt({ offset, name }: HomeZone, instantMs: number): number {
  return (name === null ? null : zoneOffsetAt(name, instantMs)) ?? offset;
}

/** Return the offset (minutes) of the zone at a local time, given as seconds since midnight. */
export function homeOffsetOn(home: HomeZone, day: Day, secondsOfDay: number): number {
  const about = homeOffsetAt(home, instantOf(day, secondsOfDay, home.offset));
  return homeOffsetAt(home, instantOf(day, secondsOfDay, about));
}
