// Evenings that are open in addition to the evening of the zone in force. A second device in another zone must not cost
// the user an evening. Therefore the evening is open whenever it is evening on the clock of one of the user's devices.
import { type Day, dayAt, daysBetween } from '../days/day.ts';
import {
  BELIEF_DST_CHANGE_MINUTES,
  DAYS_OPEN_AGAIN_MAX,
  DEVICE_STANDS_MS,
  WESTERNMOST_HOME_OFFSET_MINUTES,
} from '../limits.ts';
import { recentChanges } from './belief.ts';
import { withBridge } from './bridge.ts';
import { eveningOf, isOpen, promisedEnd } from './day-windows.ts';
import { offsetsInUse, standingDevices } from './devices.ts';
import {
  type DayRow,
  dayHas,
  type Ledger,
  type LedgerState,
  rowOf,
  type Span,
  type StandingDevice,
  todayOf,
  type ZoneChange,
} from './ledger-state.ts';
import { currentRun, withRuns } from './run.ts';

export type Evening = Span & { readonly day: Day };

/**
 * Return the evenings that are open on the clock of any device. Leave out evenings that are written, evenings that
 * `eveningsOf` returns, and evenings whose hours already count for another day.
 */
export function openEvenings({ state, rows }: Ledger, nowMs: number): Evening[] {
  const open = offsetsInUse(state, nowMs).flatMap((offset): Evening[] => {
    const day = dayAt(nowMs, offset);
    const evening = { ...eveningOf(day, offset), day };
    if (!isOpen(evening, nowMs) || !isReachable(state, day, offset)) return [];
    const row = rowOf(rows, day);
    const isOffered = eveningsOf(rows, row).some((offered) => isOpen(offered, nowMs));
    return dayHas(row, 'evening') || isOffered || isUsed(rows, evening) ? [] : [evening];
  });
  return open.filter(({ day }, index) => open.findIndex((other) => other.day === day) === index);
}

/** Return the earliest day that can still be written because it is the current date on the clock of a device. */
export function firstOpenDay(state: LedgerState, today: Day, nowMs: number): Day {
  const days = standingDevices(state, nowMs).flatMap(({ offset }) => {
    const day = dayAt(nowMs, offset);
    return isReachable(state, day, offset) ? [day] : [];
  });
  return [today, ...days].sort()[0] ?? today;
}

/** Return whether the user, or this device, was on a journey in the last 14 days. */
function isTravelling(state: LedgerState, { movedAtMs = 0 }: StandingDevice, nowMs: number): boolean {
  const isJourney = ({ minutes }: ZoneChange) => minutes > BELIEF_DST_CHANGE_MINUTES;
  return nowMs - movedAtMs < DEVICE_STANDS_MS || recentChanges(state.changes, nowMs).some(isJourney);
}

/**
 * Return the ledger with the bridge that it gets if the zone of the device that called last becomes the zone in force:
 * the user may be there, although this device cannot change the zone in force (ledger.ts). A device that is always in
 * another zone, such as a laptop that is set to UTC, gives no bridge to a user who stays at home. Leave out a bridge that
 * would join two streaks without another reflection: if the user is elsewhere, the streak would shrink again.
 */
export function withExpectedBridge(ledger: Ledger, nowMs: number): Ledger {
  const { state, rows } = ledger;
  const [last] = standingDevices(state, nowMs);
  if (last === undefined || Math.abs(last.offset - state.offset) <= BELIEF_DST_CHANGE_MINUTES) return ledger;
  if (!isTravelling(state, last, nowMs)) return ledger;
  const openFrom = firstOpenDay(state, todayOf(state, nowMs), nowMs);
  const past = { state: { ...state, day: openFrom }, rows: rows.filter(({ day }) => day < openFrom) };
  const bridged = withBridge(past, state.claimedDay, Math.abs(last.offset - state.offset));
  const first = bridged.rows.find(({ day, isBridged }) => isBridged && !rowOf(rows, day).isBridged)?.day;
  if (first === undefined || rows.some(({ day, written }) => day > first && written.length > 0)) return ledger;
  const all = [...bridged.rows, ...rows.filter(({ day }) => day >= openFrom)];
  return { state: { ...bridged.state, day: state.day }, rows: withRuns(all, openFrom) };
}

/**
 * Return the earliest day that can still be written. With extra time, this is an earlier day than today until `extraMs`
 * after the end of its window.
 */
export function firstDayLeft({ state, rows }: Ledger, nowMs: number, extraMs: number): Day {
  const isLeft = ({ fromMs, untilMs }: Span) => isOpen({ fromMs, untilMs: untilMs + extraMs }, nowMs);
  const open = firstOpenDay(state, todayOf(state, nowMs), nowMs);
  const late = rows.find(
    (row) => row.written.length === 0 && [row.deep ?? [], eveningsOf(rows, row)].flat().some(isLeft),
  );
  return late !== undefined && late.day < open ? late.day : open;
}

/**
 * Return the current streak: the first reflection of today makes it one day longer. It does not end while an earlier day
 * can still be written in its extra time.
 */
export function streakAt(ledger: Ledger, nowMs: number, extraMs = 0): number {
  const bridged = withExpectedBridge(ledger, nowMs);
  return currentRun(bridged.rows, todayOf(bridged.state, nowMs), firstDayLeft(bridged, nowMs, extraMs));
}

/**
 * Return whether the evening of a day may open in the zone `offset`, even if the ledger is on a later day. An earlier
 * day cannot open west of the westernmost inhabited zone: otherwise a device that claims UTC-12 would reopen
 * yesterday's evening.
 */
function isReachable(state: LedgerState, day: Day, offset: number): boolean {
  if (day >= state.day) return true;
  return offset <= WESTERNMOST_HOME_OFFSET_MINUTES && daysBetween(day, state.day) <= DAYS_OPEN_AGAIN_MAX;
}

/**
 * Return the hours in which a day's evening can be written: its regular hours, and other hours that were shown as open
 * for this day. Leave out the regular hours if they already count for another day.
 */
export function eveningsOf(rows: readonly DayRow[], row: DayRow): Evening[] {
  const { day, evening } = row;
  if (dayHas(row, 'evening')) return evening === null ? [] : [{ ...evening, day }];
  const shown = row.issued
    .filter(({ type, wasOpen, fromMs }) => type === 'evening' && wasOpen && fromMs !== evening?.fromMs)
    .map(({ fromMs, untilMs }) => ({ day, fromMs, untilMs }));
  if (evening === null) return shown;
  const own = { ...evening, day };
  return promisedEnd(row) !== null || !isUsed(rows, own) ? [own, ...shown] : shown;
}

/**
 * Return whether these hours already count for another day: its evening was written in them, or was shown as open with
 * exactly these bounds.
 */
function isUsed(rows: readonly DayRow[], evening: Evening): boolean {
  return rows.some((other) => other.day !== evening.day && (isWrittenIn(other, evening) || hasShown(other, evening)));
}

function isWrittenIn(row: DayRow, { fromMs, untilMs }: Span): boolean {
  if (!dayHas(row, 'evening')) return false;
  if (row.eveningAtMs !== undefined) return fromMs <= row.eveningAtMs && row.eveningAtMs < untilMs;
  // Rows of older versions do not say when the evening was written: assume these hours if they overlap the evening.
  return row.evening !== null && row.evening.fromMs < untilMs && fromMs < row.evening.untilMs;
}

function hasShown({ issued }: DayRow, { fromMs, untilMs }: Span): boolean {
  return issued.some(
    (issue) => issue.type === 'evening' && issue.wasOpen && issue.fromMs === fromMs && issue.untilMs === untilMs,
  );
}
