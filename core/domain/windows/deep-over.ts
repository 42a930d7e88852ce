// The deep window of the present day is over once it has ended, or once its reflection is written: no deep reflection
// can begin before the next day. Before the window opens, the result is always false, so it reveals nothing about the
// window's minute.
import { type Day, instantOf } from '../days/day.ts';
import { dayHas, type Ledger, rowOf } from '../ledger/ledger-state.ts';
import { DEEP_UNTIL_MINUTE_OF_DAY } from '../limits.ts';

/**
 * Return whether it is too late to start a deep reflection on the ledger's present day. The caller must apply `advance`
 * to the ledger first.
 */
export function isDeepOver({ state, rows }: Ledger, nowMs: number): boolean {
  const row = rowOf(rows, state.day);
  if (dayHas(row, 'deep')) return true;
  return nowMs >= (row.deep?.untilMs ?? latestDeepEndMs(state.day, state.offset));
}

/** Return when the latest possible deep window of a day ends (epoch ms). Use it for a day without a deep window. */
const latestDeepEndMs = (day: Day, offset: number): number => instantOf(day, DEEP_UNTIL_MINUTE_OF_DAY * 60, offset);
