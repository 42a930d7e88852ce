// Quiet hours are from one local minute of the day up to but without another, over midnight when the second is earlier.
// A message whose moment is quiet waits for their end, if it is still of use then.
import { dayAt, instantOf } from '../days/day.ts';

/** Minutes of the local day, 0 to 1439. The same twice is no quiet at all. */
export type QuietHours = { readonly fromMinute: number; readonly untilMinute: number };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The first instant (epoch ms) from `atMs` on that is not quiet in the zone (offset in minutes). */
export function afterQuiet(atMs: number, offset: number, quiet: QuietHours | null): number {
  if (quiet === null) return atMs;
  const { fromMinute, untilMinute } = quiet;
  const midnightMs = instantOf(dayAt(atMs, offset), 0, offset);
  const minute = (atMs - midnightMs) / MINUTE_MS;
  const isOverMidnight = untilMinute < fromMinute;
  const isQuiet = isOverMidnight
    ? minute >= fromMinute || minute < untilMinute
    : minute >= fromMinute && minute < untilMinute;
  if (!isQuiet) return atMs;
  const endMs = midnightMs + untilMinute * MINUTE_MS;
  return isOverMidnight && minute >= fromMinute ? endMs + DAY_MS : endMs;
}
