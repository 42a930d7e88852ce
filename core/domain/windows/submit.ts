// Decide whether a submit is accepted, and for which day. A submit names a window by its type and bounds. If the server
// has sent this window to the user ("issued" it), the submit counts for the day of the window. Otherwise the submit is
// accepted only while a window of its type is open.

import { dayAt } from '../days/day.ts';
import { withBridgesSpent } from '../ledger/bridge.ts';
import { eveningOf, isOpen, promisedEnd } from '../ledger/day-windows.ts';
import { offsetsInUse, standingDevices } from '../ledger/devices.ts';
import {
  type DayRow,
  dayHas,
  type Ledger,
  type LedgerState,
  rowOf,
  type Span,
  withRow,
} from '../ledger/ledger-state.ts';
import { withExpectedBridge } from '../ledger/open-evenings.ts';
import { withRuns } from '../ledger/run.ts';
import { SUBMIT_LATE_MS } from '../limits.ts';
import type { ReflectionType } from '../reflection-type.ts';
import { activeWindows, type DayWindow, isIssueOf } from './current-window.ts';
import { submitGraceMs } from './extra-time.ts';
import { lateEndMs } from './late-end.ts';

export type Submission = Span & {
  readonly nowMs: number;
  readonly type: ReflectionType;
  readonly hasExtraTime?: boolean;
};

/**
 * An accepted reflection belongs to the day of `window` and is stored with the bounds of `window`. These differ from
 * the submitted bounds if the server never issued the submitted bounds, or if the window has become longer.
 */
export type SubmitVerdict =
  | { readonly isAccepted: true; readonly window: DayWindow; readonly isLate: boolean }
  | { readonly isAccepted: false; readonly reason: 'window_closed' | 'window_not_open' };

/**
 * Decide whether a submit is accepted. Apply `advance` to the ledger before the call. The caller must also check with
 * `dayHas` that the day of the returned window has no reflection of this type.
 */
export function judgeSubmit(ledger: Ledger, submission: Submission): SubmitVerdict {
  const issued = issuedWindow(ledger, submission);
  return issued === null ? judgeUnknown(ledger, submission) : judgeIssued(ledger, issued, submission);
}

function issuedWindow({ rows }: Ledger, sent: Submission): DayWindow | null {
  const row = issuingRow(rows, sent);
  if (row === null) return null;
  const { type, fromMs, untilMs } = sent;
  // A zone change may have moved the window since it was issued: use the later end.
  return { type, fromMs, untilMs: Math.max(untilMs, row[type]?.untilMs ?? untilMs), day: row.day };
}

/**
 * Return the row of the day to which the submitted window belongs. When a user crosses the date line, the same hours
 * may be issued for two days, but open for only one of them. Then return the row of the day for which they were open.
 */
function issuingRow(rows: readonly DayRow[], sent: Submission): DayRow | null {
  const issuing = (wasOpen: boolean) =>
    rows.filter(({ issued }) => issued.some((issue) => isIssueOf(issue, sent) && issue.wasOpen === wasOpen));
  const best = [...issuing(false), ...issuing(true)];
  return best[best.length - 1] ?? null;
}

function judgeIssued({ state }: Ledger, window: DayWindow, sent: Submission): SubmitVerdict {
  const { nowMs, hasExtraTime = false } = sent;
  if (nowMs < window.fromMs) return { isAccepted: false, reason: 'window_not_open' };
  // The device says until when the words are accepted by its own clock, which need not be the zone in force.
  const endsMs = offsetsInUse(state, nowMs).map((offset) => lateEndMs(sent, offset));
  if (nowMs > Math.max(window.untilMs + SUBMIT_LATE_MS, ...endsMs))
    return { isAccepted: false, reason: 'window_closed' };
  return { isAccepted: true, window, isLate: nowMs > window.untilMs + submitGraceMs(hasExtraTime) };
}

function judgeUnknown(ledger: Ledger, { nowMs, type, fromMs, hasExtraTime }: Submission): SubmitVerdict {
  const open = activeWindows(ledger, nowMs, hasExtraTime).find((window) => window.type === type);
  if (open !== undefined) return { isAccepted: true, window: open, isLate: false };
  return { isAccepted: false, reason: nowMs < fromMs ? 'window_not_open' : 'window_closed' };
}

type Accepted = Pick<Extract<SubmitVerdict, { isAccepted: true }>, 'window' | 'isLate'>;

/**
 * Record a stored reflection: mark its day as written, add an expected bridge and recompute streaks. Call this once per
 * reflection.
 */
export function withWritten(
  ledger: Ledger,
  { window, isLate }: Accepted,
  { nowMs, device = '' }: { readonly nowMs: number; readonly device?: string | undefined },
): Ledger {
  if (dayHas(rowOf(ledger.rows, window.day), window.type)) return ledger;
  const { state, rows } = isLate ? ledger : withExpectedBridge(ledger, nowMs);
  const row = rowOf(rows, window.day);
  const isTimelyEvening = window.type === 'evening' && !isLate;
  const written: DayRow = {
    ...withOneEvening(row, window, nowMs),
    isBridged: false,
    written: [...row.written, window.type],
    ...(isTimelyEvening && { eveningAtMs: nowMs }),
  };
  return withBridgesSpent({
    state: isTimelyEvening ? withPlace(state, device, nowMs) : state,
    rows: withRuns(withRow(rows, written), row.day),
  });
}

/**
 * A day has only one evening: replace it by the window in which the reflection was written, unless a response showed
 * the day's evening as open and it has not ended.
 */
function withOneEvening(row: DayRow, { type, fromMs, untilMs }: DayWindow, nowMs: number): DayRow {
  const isAnother = type === 'evening' && row.evening?.fromMs !== fromMs;
  return isAnother && (promisedEnd(row) ?? 0) <= nowMs ? { ...row, evening: { fromMs, untilMs } } : row;
}

/**
 * Store the zone of the device that wrote the reflection if it is evening there, but not in the zone in force: the user
 * is evidently in the device's zone. The next call makes this zone the zone in force.
 */
function withPlace(state: LedgerState, device: string, nowMs: number): LedgerState {
  const isEvening = (offset: number) => isOpen(eveningOf(dayAt(nowMs, offset), offset), nowMs);
  const offset = standingDevices(state, nowMs).find(({ id }) => id === device)?.offset;
  if (offset === undefined || !isEvening(offset) || isEvening(state.offset)) return state;
  return { ...state, writtenOffset: offset };
}
