// An imported entry of which only the day is known is stored at the start of its evening window (18:00:00.000). While
// that instant is in the future, it is stored at the start of its day (00:00:00.000), or at the instant of the import if
// the day has not begun. So an imported entry at exactly 18:00 or midnight has no known time, nor has one that is not on
// its day. Other apps also write midnight for a date without a time. An entry that was written at exactly 18:00:00.000 is
// stored a millisecond later.
import { EVENING_FROM_SECONDS_OF_DAY } from '../limits.ts';
import { type Day, instantOf } from './day.ts';

const DAY_MS = 86_400_000;

/** Return whether the time of an imported entry is known, so that it may be shown. `offset` is in minutes. */
export function isTimeKnown(day: Day, writtenMs: number, offset: number): boolean {
  const msOfDay = writtenMs - instantOf(day, 0, offset);
  return msOfDay > 0 && msOfDay < DAY_MS && msOfDay !== EVENING_FROM_SECONDS_OF_DAY * 1_000;
}

/** Return the instant (epoch ms) to store for an imported entry that was written at a known time. */
export function instantWithTime(day: Day, writtenMs: number, offset: number): number {
  return writtenMs === instantOf(day, EVENING_FROM_SECONDS_OF_DAY, offset) ? writtenMs + 1 : writtenMs;
}

/** Return the instant (epoch ms, at most `nowMs`) to store for an imported entry of which only the day is known. */
export function instantWithoutTime(day: Day, offset: number, nowMs: number): number {
  const eveningMs = instantOf(day, EVENING_FROM_SECONDS_OF_DAY, offset);
  return eveningMs <= nowMs ? eveningMs : Math.min(instantOf(day, 0, offset), nowMs);
}
