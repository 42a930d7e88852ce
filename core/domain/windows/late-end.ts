// Until when a reflection is accepted late: until 24 hours after its window ends. If the clocks go back in between, the
// evening ends at the same time of day by the new clock, so the user has until the end of the next evening.
import { dayAt } from '../days/day.ts';
import { eveningOf } from '../ledger/day-windows.ts';
import type { Span } from '../ledger/ledger-state.ts';
import { BELIEF_DST_CHANGE_MINUTES, SUBMIT_LATE_MS } from '../limits.ts';
import type { ReflectionType } from '../reflection-type.ts';

/**
 * Return until when (epoch ms, inclusive) the server accepts a late reflection for a window, on a clock with this offset
 * (minutes). The server may accept it longer after a journey.
 */
export function lateEndMs({ type, fromMs, untilMs }: Span & { readonly type: ReflectionType }, offset: number): number {
  const evening = eveningOf(dayAt(fromMs, offset), offset);
  const laterMs = evening.untilMs - untilMs;
  const isMoved = type === 'evening' && evening.fromMs - fromMs === laterMs;
  const wentBack = isMoved && laterMs > 0 && laterMs <= BELIEF_DST_CHANGE_MINUTES * 60_000;
  return untilMs + (wentBack ? laterMs : 0) + SUBMIT_LATE_MS;
}
