import { createHmac } from 'node:crypto';
import type { Day } from '../../core/domain/days/day.ts';

/** Return the 32 bytes that choose a user's deep minute of a day; more bytes with the next counter. */
export type DeepChance = (userId: string, day: Day, counter: number) => Uint8Array;

/** Use an HMAC-SHA-256 with the server's key: the same bytes on every server, unpredictable to users. */
export function openDeepChance(key: Uint8Array): DeepChance {
  return (userId, day, counter) => createHmac('sha256', key).update(`deep-minute/${userId}/${day}/${counter}`).digest();
}
