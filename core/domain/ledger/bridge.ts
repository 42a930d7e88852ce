// A traveller who loses days to a flight keeps the streak. A believed change of zone bridges the unwritten day of
// departure and the skipped days, as long as there are at most two of them. If the change is smaller than three hours,
// it bridges them only if none of their evenings was shown open because they passed in the air. A bridge is spent once
// a streak runs over it. So a bridge that saves nothing costs nothing, and one whose days are written later is given
// back. A user gets at most two bridges in 30 days.
import { addDays, type Day, daysBetween, daysFrom, laterDay } from '../days/day.ts';
import { BRIDGE_CHANGE_MINUTES, BRIDGE_DAYS_MAX, BRIDGE_EVERY_DAYS, BRIDGES_MAX } from '../limits.ts';
import { type Bridge, type DayRow, findRow, type Ledger, type LedgerState, rowOf, withRow } from './ledger-state.ts';
import { withRuns } from './run.ts';

/**
 * A late reflection for the day after a bridge arrives within this many days. After that, a streak can no longer run
 * over the bridge.
 */
const DAYS_UNTIL_UNUSED = 4;

/**
 * Return the bridges that a later decision can still depend on, oldest first. `next`: the first day of a bridge that is
 * about to be added.
 */
function bridgesOf({ bridges, bridgedOn, day }: LedgerState, next?: Day): readonly Bridge[] {
  // A state stored by an older version has only the day of its last bridge.
  const known = bridges ?? (bridgedOn === null ? [] : [{ on: bridgedOn, days: [], isSpent: true }]);
  const kept: Bridge[] = [];
  for (const bridge of [...known].reverse()) {
    const last = bridge.days[bridge.days.length - 1] ?? bridge.on;
    // A streak can also run over two bridges that directly follow each other.
    const isOpen = daysBetween(last, day) <= DAYS_UNTIL_UNUSED || (kept[0]?.days[0] ?? next) === addDays(last, 1);
    const isKept = bridge.isSpent ? daysBetween(bridge.on, day) < BRIDGE_EVERY_DAYS : isOpen;
    if (isKept) kept.unshift(bridge);
  }
  return kept;
}

/** Return the first day, today or later, on which another bridge can be used. */
export function nextBridgeOn(state: LedgerState, today: Day): Day {
  const spent = bridgesOf({ ...state, day: today }).filter(({ isSpent }) => isSpent);
  const oldest = spent[spent.length - BRIDGES_MAX];
  return oldest === undefined ? today : laterDay(today, addDays(oldest.on, BRIDGE_EVERY_DAYS));
}

/**
 * Return the ledger after a change of zone by `minutes`, with the days lost since `left` bridged. `left` is the user's
 * day when the previous zone was last claimed. The ledger is already on the day of arrival.
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
 * Return the ledger after a reflection was added: spend the bridges that a streak now runs over, and give back those
 * whose days are now written.
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

/**
 * Return the ledger without bridges over its present day and later days. For use after a day that was opened too early
 * is taken back.
 */
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
 * Whether a streak runs over these days: it reaches them, and the first day after them that is not bridged is written.
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
 * Return the unwritten days from departure to arrival that are not bridged yet. The arrival day is included only if its
 * evening was skipped.
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
 * Whether there is a streak for a bridge to save. Look two days back: a late reflection may still fill the day before.
 */
function hasStreakToKeep(rows: readonly DayRow[], first: Day): boolean {
  return [1, 2].some((back) => rowOf(rows, addDays(first, -back)).run > 0);
}
