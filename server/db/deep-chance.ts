import { createHmac } from 'node:crypto';
import type { Day } from '../../core/domain/days/day.ts';

/** Return 32 bytes that choose a user's deep minute of a day. Each counter gives 32 different bytes. */
export type DeepChance = (userId: string, day: Day, counter: number) => Uint8Array;

/** Return a `DeepChance` by HMAC-SHA-256 with the server's key: equal on all servers, unpredictable to users. */
export function openDeepChance(key: Uint8Array): DeepChance {
  return (userId, day, counter) => createHmac('sha256', key).update(`deep-minute/${userId}/${day}/${counter}`).digest();
}
