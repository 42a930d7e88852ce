// Deep windows that can be checked afterwards. Each day has a secret, the same for everybody; a person's minute follows
// from it and their id. The secrets form a chain: each is the hash of the next day's, so the one value published at the
// beginning fixes all that follow, while no day's secret tells anything of a later one. A secret is shown when its day is
// over everywhere, and whoever knows an earlier value can hash back to it.
import { addDays, type Day, dayAt } from './day.ts';
import { OFFSET_MAX_MINUTES } from './limits.ts';

/** The day of the published value, and the last day that the chain covers. */
export const DEEP_CHAIN_FIRST_DAY = '2026-01-01';
export const DEEP_CHAIN_LAST_DAY = '2125-12-31';

/** What a day's secret is applied to (HMAC-SHA-256); the counter goes on where the bytes before gave no fair minute. */
export function deepChanceMessage(userId: string, day: Day, counter: number): string {
  return `${userId}/${day}/${counter}`;
}

/** The latest day whose secret may be shown at an instant (epoch ms): it is over also where days end last. */
export function lastRevealedDay(nowMs: number): Day {
  return addDays(dayAt(nowMs, OFFSET_MAX_MINUTES), -1);
}
