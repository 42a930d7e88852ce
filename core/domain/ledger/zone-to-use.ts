// The zone that answers a call. A user with devices in several zones must not lose an evening to the device in the hand:
// if the evening is open in the zone of any of them, that zone is used.
import { dayAt, daysBetween, laterDay } from '../days/day.ts';
import { WESTERNMOST_HOME_OFFSET_MINUTES } from '../limits.ts';
import { eveningOf, isOpen, isWithin } from './day-windows.ts';
import { dayHas, type Ledger, rowOf } from './ledger-state.ts';
import { isReachableDay } from './present-day.ts';

/**
 * Return one of the offsets (minutes): the one whose evening is open and not yet used, of two open evenings the one of
 * the earlier day, so that no day is left out, else the zone in force if it is among them. Without an open evening return
 * the first offset.
 */
export function zoneToUse(ledger: Ledger, offsets: readonly [number, ...number[]], nowMs: number): number {
  const isInForce = ({ offset }: { readonly offset: number }) => offset === ledger.state.offset;
  const open = offsets
    .map((offset) => ({ offset, day: dayAt(nowMs, offset) }))
    .filter(({ offset, day }) => isEveningFree(ledger, offset, day, nowMs))
    .sort((a, b) => daysBetween(b.day, a.day) || Number(isInForce(b)) - Number(isInForce(a)));
  return open[0]?.offset ?? offsets[0];
}

/** Whether the evening of a day in a zone (offset in minutes) is open at `nowMs` and can be written. */
export function isEveningFree({ state, rows }: Ledger, offset: number, day: string, nowMs: number): boolean {
  const span = eveningOf(day, offset);
  if (!isOpen(span, nowMs) || dayHas(rowOf(rows, day), 'evening')) return false;
  // A zone west of all homes never goes back behind the date of the zone in force, see `moved`.
  const present =
    offset > WESTERNMOST_HOME_OFFSET_MINUTES ? laterDay(state.day, dayAt(nowMs, state.offset)) : state.day;
  if (day < present && !isReachableDay(present, day, offset)) return false;
  return !rows.some(({ eveningAtMs }) => isWithin(span, eveningAtMs));
}
