import { createHmac } from 'node:crypto';
import type { Day } from '../../core/domain/days/day.ts';

/** Return 32 bytes that choose the minute of a user's deep window on a day. Each `counter` gives different bytes. */
export type DeepChance = (userId: string, day: Day, counter: number) => Uint8Array;

/** Use HMAC-SHA-256 with the server's key: deterministic on all servers, unpredictable to users. */
export function openDeepChance(key: Uint8Array): DeepChance {
  return (userId, day, counter) => createHmac('sha256', key).update(`deep-minute/${userId}/${day}/${counter}`).digest();
}
