// Quiet hours are a half-open local interval [from, until) that wraps midnight when until < from. A message that is due
// in quiet hours waits until they end.
import { dayAt, instantOf } from '../days/day.ts';

/** Minutes of the local day, 0 to 1439. Two equal values mean no quiet hours. */
export type QuietHours = { readonly fromMinute: number; readonly untilMinute: number };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A message that must not wait for the end of quiet hours is due this long before they begin, so that it is sent in time. */
const BEFORE_QUIET_MS = 5 * MINUTE_MS;

/** Return the quiet hours around `atMs` as an interval in epoch ms, or null if `atMs` is outside of them. */
function quietAround(atMs: number, offset: number, quiet: QuietHours | null) {
  if (quiet === null) return null;
  const { fromMinute, untilMinute } = quiet;
  const midnightMs = instantOf(dayAt(atMs, offset), 0, offset);
  const fromMs = midnightMs + fromMinute * MINUTE_MS;
  const untilMs = midnightMs + untilMinute * MINUTE_MS;
  if (untilMs >= fromMs) return atMs >= fromMs && atMs < untilMs ? { fromMs, untilMs } : null;
  if (atMs >= fromMs) return { fromMs, untilMs: untilMs + DAY_MS };
  return atMs < untilMs ? { fromMs: fromMs - DAY_MS, untilMs } : null;
}

/** Return the first instant (epoch ms) from `atMs` on outside of the quiet hours, in the zone `offset` (minutes). */
export const afterQuiet = (atMs: number, offset: number, quiet: QuietHours | null): number =>
  quietAround(atMs, offset, quiet)?.untilMs ?? atMs;

/**
 * Return `atMs`, or an instant five minutes before the quiet hours around `atMs` if they last until `endMs` or longer. All
 * in epoch ms.
 */
export function beforeQuiet(atMs: number, endMs: number, offset: number, quiet: QuietHours | null): number {
  const around = quietAround(atMs, offset, quiet);
  return around && around.untilMs >= endMs ? around.fromMs - BEFORE_QUIET_MS : atMs;
}
