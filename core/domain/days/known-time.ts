// An imported entry of which only the day is known is stored at 18:00:00.000 of its day. While that instant is in the
// future, it is stored at the start of its day (00:00:00.000), or at the instant of the import if the day has not begun.
// So an imported entry at exactly 18:00 or midnight has no known time, nor has one that is not on its day. Other apps also
// write midnight for a date without a time. An entry that was written at exactly 18:00:00.000 is stored a millisecond
// later.
import { type Day, instantOf } from './day.ts';

const DAY_MS = 86_400_000;
/** Stored rows and downloads contain this time. It must not change, even if the evening window moves. */
const NO_TIME_SECONDS_OF_DAY = 18 * 3_600;

/** Return whether the time of an imported entry is known, so that it may be shown. `offset` is in minutes. */
export function isTimeKnown(day: Day, writtenMs: number, offset: number): boolean {
  const msOfDay = writtenMs - instantOf(day, 0, offset);
  return msOfDay > 0 && msOfDay < DAY_MS && msOfDay !== NO_TIME_SECONDS_OF_DAY * 1_000;
}

/** Return the instant (epoch ms) to store for an imported entry that was written at a known time. */
export function instantWithTime(day: Day, writtenMs: number, offset: number): number {
  return writtenMs === instantOf(day, NO_TIME_SECONDS_OF_DAY, offset) ? writtenMs + 1 : writtenMs;
}

/** Return the instant (epoch ms, at most `nowMs`) to store for an imported entry of which only the day is known. */
export function instantWithoutTime(day: Day, offset: number, nowMs: number): number {
  const markedMs = instantOf(day, NO_TIME_SECONDS_OF_DAY, offset);
  return markedMs <= nowMs ? markedMs : Math.min(instantOf(day, 0, offset), nowMs);
}
