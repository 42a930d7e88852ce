// A bridge lets a streak continue across days that the user lost to a flight. Lost days are skipped dates, and the day
// of departure if nothing was written on it. A change of the time zone adds a bridge if at most two days were lost. If
// the change is less than three hours, no response may have shown the evening of a lost day as open. A bridge is spent
// when a streak continues across it; before that, it costs the user nothing. If the lost days are written later, the
// user gets the bridge back. A user gets at most two bridges in 30 days.
import { addDays, type Day, daysBetween, daysFrom, laterDay } from '../days/day.ts';
import { BRIDGE_CHANGE_MINUTES, BRIDGE_DAYS_MAX, BRIDGE_EVERY_DAYS, BRIDGES_MAX } from '../limits.ts';
import { type Bridge, type DayRow, findRow, type Ledger, type LedgerState, rowOf, withRow } from './ledger-state.ts';
import { withRuns } from './run.ts';

/** After this many days, no late reflection can arrive that would make a streak continue across a bridge. */
const DAYS_UNTIL_UNUSED = 4;

/**
 * Return the bridges that a later decision may need, oldest first. `next` is the first day of a bridge that will be
 * added.
 */
function bridgesOf({ bridges, bridgedOn, day }: LedgerState, next?: Day): readonly Bridge[] {
  // Older versions of the product stored only the day of the last bridge.
  const known = bridges ?? (bridgedOn === null ? [] : [{ on: bridgedOn, days: [], isSpent: true }]);
  const kept: Bridge[] = [];
  for (const bridge of [...known].reverse()) {
    const last = bridge.days[bridge.days.length - 1] ?? bridge.on;
    // Keep a bridge that is directly followed by another bridge: a streak can continue across both.
    const isOpen = daysBetween(last, day) <= DAYS_UNTIL_UNUSED || (kept[0]?.days[0] ?? next) === addDays(last, 1);
    const isKept = bridge.isSpent ? daysBetween(bridge.on, day) < BRIDGE_EVERY_DAYS : isOpen;
    if (isKept) kept.unshift(bridge);
  }
  return kept;
}

/** Return the first day, from today on, on which the user can get another bridge over days lost to a flight. */
export function nextBridgeOn(state: LedgerState, today: Day): Day {
  const spent = bridgesOf({ ...state, day: today }).filter(({ isSpent }) => isSpent);
  const oldest = spent[spent.length - BRIDGES_MAX];
  return oldest === undefined ? today : laterDay(today, addDays(oldest.on, BRIDGE_EVERY_DAYS));
}

/**
 * Return the ledger after a zone change of `minutes`. Add a bridge over the lost days if the rules allow one. `left` is
 * the user's day when the previous zone was last claimed. The ledger must be on the day of arrival.
 */
export function withBridge(ledger: Ledger, left: Day, minutes: number): Ledger {
  const days = lostDays(ledger, left);
  const [first] = days;
  if (first === undefined || days.length > BRIDGE_DAYS_MAX || !hasStreakToKeep(ledger.rows, first)) return ledger;
  const wasInTheAir = days.every((day) => !wasShownOpen(rowOf(ledger.rows, day)));
  if (minutes < BRIDGE_CHANGE_MINUTES && !wasInTheAir) return ledger;
  const bridges = bridgesOf(ledger.state, first);
  if (bridges.length >= BRIDGES_MAX) return ledger;
  const rows = days.reduce<DayRow[]>(
    (bridged, day) => withRow(bridged, { ...rowOf(bridged, day), isBridged: true }),
    [...ledger.rows],
  );
  const bridge = { on: ledger.state.day, days, isSpent: false };
  return withBridgesSpent({
    state: { ...ledger.state, bridges: [...bridges, bridge] },
    rows: withRuns(rows, first),
  });
}

/**
 * Update the bridges after a reflection was added. A bridge is spent if a streak now crosses it. Written days are
 * removed from their bridge.
 */
export function withBridgesSpent({ state, rows }: Ledger): Ledger {
  const before = state.bridges ?? [];
  const after = before.flatMap((bridge): Bridge[] => {
    const isInRows = bridge.days.every((day) => findRow(rows, day) !== null);
    const days = isInRows ? bridge.days.filter((day) => rowOf(rows, day).written.length === 0) : bridge.days;
    if (days.length === 0 && bridge.days.length > 0) return [];
    const isSpent = bridge.isSpent || isCrossed(rows, days);
    return [days.length === bridge.days.length && isSpent === bridge.isSpent ? bridge : { ...bridge, days, isSpent }];
  });
  if (after.every((bridge, index) => bridge === before[index]) && after.length === before.length)
    return { state, rows };
  return { state: withBridges(state, after), rows };
}

function withBridges(state: LedgerState, bridges: readonly Bridge[]): LedgerState {
  const spent = bridges.filter(({ isSpent }) => isSpent);
  return { ...state, bridges, bridgedOn: spent[spent.length - 1]?.on ?? null };
}

/** Remove bridges over the present day and later days. Use this after a day that began too early was taken back. */
export function withoutBridgesAhead({ state, rows }: Ledger): Ledger {
  const { bridges, day: today } = state;
  if (bridges === undefined) return { state, rows };
  const passed = bridges.map(({ on, days, isSpent }) => ({
    on: on > today ? today : on,
    days: days.filter((day) => day < today),
    isSpent,
  }));
  const unbridged = rows.map((row) => (row.day >= today && row.isBridged ? { ...row, isBridged: false } : row));
  const kept = passed.filter(({ days, isSpent }) => days.length > 0 || isSpent);
  return { state: withBridges(state, kept), rows: withRuns(unbridged, today) };
}

/**
 * Return whether a streak crosses these bridged days: it reaches the last one, and the next unbridged day has a
 * reflection.
 */
function isCrossed(rows: readonly DayRow[], days: readonly Day[]): boolean {
  const last = days[days.length - 1];
  if (last === undefined || rowOf(rows, last).run === 0) return false;
  let next = addDays(last, 1);
  while (rowOf(rows, next).isBridged) next = addDays(next, 1);
  return rowOf(rows, next).written.length > 0;
}

function wasShownOpen({ issued }: DayRow): boolean {
  return issued.some(({ type, wasOpen }) => type === 'evening' && wasOpen);
}

/**
 * Return the days from departure to arrival that have no reflection and no bridge. Include the day of arrival only if
 * it has no evening.
 */
function lostDays({ state, rows }: Ledger, left: Day): Day[] {
  const isReachedWithoutEvening = left < state.day && findRow(rows, state.day)?.evening === null;
  const passed = daysFrom(left, isReachedWithoutEvening ? addDays(state.day, 1) : state.day);
  return passed.filter((day) => {
    const { written, isBridged } = rowOf(rows, day);
    return written.length === 0 && !isBridged;
  });
}

/**
 * Return whether a bridge from `first` on can save a streak. The streak may also end two days before `first`, because a
 * late reflection may still fill the day between.
 */
function hasStreakToKeep(rows: readonly DayRow[], first: Day): boolean {
  return [1, 2].some((back) => rowOf(rows, addDays(first, -back)).run > 0);
}
