// The evenings that are open beside those of the zone in force. A second device must not lose its user an evening: the
// evening is open where the clock of any of the user's devices shows it open. Nothing is stored for that until the evening
// is shown: the day, the deep window and all that follows the zone in force stay as they are.
import { type Day, dayAt, daysBetween } from '../days/day.ts';
import { DAYS_OPEN_AGAIN_MAX, WESTERNMOST_HOME_OFFSET_MINUTES } from '../limits.ts';
import { eveningOf, isOpen, promisedEnd } from './day-windows.ts';
import { standingDevices } from './devices.ts';
import { type DayRow, dayHas, type Ledger, type LedgerState, rowOf, type Span, todayOf } from './ledger-state.ts';
import { currentRun } from './run.ts';

/** Hours in which the evening of a day can be written. */
export type Evening = Span & { readonly day: Day };

/** Return the evenings that are open at an instant in the zone of a device, unless they are written or used. */
export function openEvenings({ state, rows }: Ledger, nowMs: number): Evening[] {
  const offsets = new Set([state.offset, ...standingDevices(state, nowMs).map(({ offset }) => offset)]);
  const open = [...offsets].flatMap((offset): Evening[] => {
    const day = dayAt(nowMs, offset);
    const evening = { ...eveningOf(day, offset), day };
    if (!isOpen(evening, nowMs) || !isReachable(state, day, offset)) return [];
    const row = rowOf(rows, day);
    const isOffered = eveningsOf(rows, row).some((offered) => isOpen(offered, nowMs));
    return dayHas(row, 'evening') || isOffered || isUsed(rows, evening) ? [] : [evening];
  });
  return open.filter(({ day }, index) => open.findIndex((other) => other.day === day) === index);
}

/** Return the first day that is not over in the zone of any device, at most `today`: until then its evening can be written. */
export function firstOpenDay(state: LedgerState, today: Day, nowMs: number): Day {
  const days = standingDevices(state, nowMs).flatMap(({ offset }) => {
    const day = dayAt(nowMs, offset);
    return isReachable(state, day, offset) ? [day] : [];
  });
  return [today, ...days].sort()[0] ?? today;
}

/** Return the current streak (days) at an instant. */
export function streakAt({ state, rows }: Ledger, nowMs: number): number {
  const today = todayOf(state, nowMs);
  return currentRun(rows, today, firstOpenDay(state, today, nowMs));
}

/**
 * Whether a day's evening may open although the ledger is on a later day. West of the last inhabited zone it may not: a
 * claim of UTC-12 must not bring yesterday back.
 */
function isReachable(state: LedgerState, day: Day, offset: number): boolean {
  if (day >= state.day) return true;
  return offset <= WESTERNMOST_HOME_OFFSET_MINUTES && daysBetween(day, state.day) <= DAYS_OPEN_AGAIN_MAX;
}

/** Return the hours of a day's evening: its own, unless another evening has used them, and others that were shown open. */
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
 * Whether these hours belong to the evening of another day: it was written in them, or has shown exactly them. One evening
 * of a user's life is one evening of the ledger.
 */
function isUsed(rows: readonly DayRow[], evening: Evening): boolean {
  return rows.some((other) => other.day !== evening.day && (isWrittenIn(other, evening) || hasShown(other, evening)));
}

function isWrittenIn(row: DayRow, { fromMs, untilMs }: Span): boolean {
  if (!dayHas(row, 'evening')) return false;
  if (row.eveningAtMs !== undefined) return fromMs <= row.eveningAtMs && row.eveningAtMs < untilMs;
  // Older rows do not know when their evening was written.
  return row.evening !== null && row.evening.fromMs < untilMs && fromMs < row.evening.untilMs;
}

function hasShown({ issued }: DayRow, { fromMs, untilMs }: Span): boolean {
  return issued.some(
    (issue) => issue.type === 'evening' && issue.wasOpen && issue.fromMs === fromMs && issue.untilMs === untilMs,
  );
}
