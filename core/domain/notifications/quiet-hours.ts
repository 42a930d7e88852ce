// Quiet hours are a half-open local interval [from, until) that wraps midnight when until < from. A message that is due
// in quiet hours waits until they end.
import { dayAt, instantOf } from '../days/day.ts';

/** Minutes of the local day, 0 to 1439. Two equal values mean no quiet hours. */
export type QuietHours = { readonly fromMinute: number; readonly untilMinute: number };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Return the first instant (epoch ms) from `atMs` on outside of the quiet hours, in the zone `offset` (minutes). */
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
