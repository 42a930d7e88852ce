// A traveller who loses a day to the map keeps the streak (DESIGN 3.9): a believed change of three hours or more bridges
// the unwritten day left and the days jumped over, two at most, once in 30 days. A bridge is not spent where there is no
// streak to keep.
import { addDays, type Day, daysBetween, daysFrom } from '../days/day.ts';
import { BRIDGE_CHANGE_MINUTES, BRIDGE_DAYS_MAX, BRIDGE_EVERY_DAYS } from '../limits.ts';
import { type DayRow, findRow, type Ledger, rowOf, withRow } from './ledger-state.ts';
import { withRuns } from './run.ts';

/**
 * The ledger after a change by `minutes`, with the days lost since `left` bridged. `left` is the person's day when the
 * zone before was last claimed; the ledger already stands on the day reached.
 */
export function withBridge(ledger: Ledger, left: Day, minutes: number): Ledger {
  const lost = lostDays(ledger, left);
  const [first] = lost;
  if (first === undefined || !mayBridge(ledger, minutes) || lost.length > BRIDGE_DAYS_MAX) return ledger;
  if (!hasStreakToKeep(ledger.rows, first)) return ledger;
  const rows = lost.reduce<DayRow[]>(
    (bridged, day) => withRow(bridged, { ...rowOf(bridged, day), isBridged: true }),
    [...ledger.rows],
  );
  return { state: { ...ledger.state, bridgedOn: ledger.state.day }, rows: withRuns(rows, first) };
}

function mayBridge({ state }: Ledger, minutes: number): boolean {
  const isFree = state.bridgedOn === null || daysBetween(state.bridgedOn, state.day) >= BRIDGE_EVERY_DAYS;
  return isFree && minutes >= BRIDGE_CHANGE_MINUTES;
}

/** The unwritten days from the one left up to the one reached, and that one too when its evening was jumped over. */
function lostDays({ state, rows }: Ledger, left: Day): Day[] {
  const isReachedWithoutEvening = left < state.day && findRow(rows, state.day)?.evening === null;
  const passed = daysFrom(left, isReachedWithoutEvening ? addDays(state.day, 1) : state.day);
  return passed.filter((day) => rowOf(rows, day).written.length === 0);
}

/** A reflection of the evening before may still arrive late, so the days just before count as well. */
function hasStreakToKeep(rows: readonly DayRow[], first: Day): boolean {
  return [1, 2].some((back) => rowOf(rows, addDays(first, -back)).run > 0);
}
