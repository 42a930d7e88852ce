// A deep window is over when it has ended or its reflection is written. Before it opens, the answer is always false, so
// the answer reveals nothing about the time of the window.
import { type Day, instantOf } from '../days/day.ts';
import { dayHas, type Ledger, rowOf } from '../ledger/ledger-state.ts';
import { DEEP_UNTIL_MINUTE_OF_DAY } from '../limits.ts';

/** Return whether it is too late to start a deep reflection on the present day. Apply `advance` to the ledger first. */
export function isDeepOver({ state, rows }: Ledger, nowMs: number): boolean {
  const row = rowOf(rows, state.day);
  if (dayHas(row, 'deep')) return true;
  return nowMs >= (row.deep?.untilMs ?? latestDeepEndMs(state.day, state.offset));
}

/** The end of the latest possible deep window (epoch ms), for a day without one. */
const latestDeepEndMs = (day: Day, offset: number): number => instantOf(day, DEEP_UNTIL_MINUTE_OF_DAY * 60, offset);
