// A traveller who loses a day to a change of zone keeps the streak. A believed change of three hours or
// more bridges the unwritten day of departure and the skipped days: two at most, once in 30 days. A bridge is not
// used when there is no streak.
import { addDays, type Day, daysBetween, daysFrom } from '../days/day.ts';
import { BRIDGE_CHANGE_MINUTES, BRIDGE_DAYS_MAX, BRIDGE_EVERY_DAYS } from '../limits.ts';
import { type DayRow, findRow, type Ledger, rowOf, withRow } from './ledger-state.ts';
import { withRuns } from './run.ts';

/**
 * Return the ledger after a change by `minutes`, with the days lost since `left` bridged. `left` is the user's day
 * when the previous zone was last claimed. The ledger is already on the day of arrival.
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

/** Return the unwritten days from departure to arrival. The arrival day is included only if its evening was skipped. */
function lostDays({ state, rows }: Ledger, left: Day): Day[] {
  const isReachedWithoutEvening = left < state.day && findRow(rows, state.day)?.evening === null;
  const passed = daysFrom(left, isReachedWithoutEvening ? addDays(state.day, 1) : state.day);
  return passed.filter((day) => rowOf(rows, day).written.length === 0);
}

/** Whether a bridge has a streak to save. Look two days back: a late reflection may still fill the day before. */
function hasStreakToKeep(rows: readonly DayRow[], first: Day): boolean {
  return [1, 2].some((back) => rowOf(rows, addDays(first, -back)).run > 0);
}
