// Whether a submit is accepted, and for which day. Type and bounds must be those of an issued window; the reflection
// counts for the day of that window. A submit is on time until 15 minutes after the window's end, and late but valid
// until 24 hours after it. Bounds that were never issued are valid only while a window of that type is open. Extra time
// extends both "on time" and "open".

import { withBridgesSpent } from '../ledger/bridge.ts';
import { promisedEnd } from '../ledger/day-windows.ts';
import { type DayRow, dayHas, type Ledger, rowOf, type Span, withRow } from '../ledger/ledger-state.ts';
import { withRuns } from '../ledger/run.ts';
import { SUBMIT_LATE_MS } from '../limits.ts';
import type { ReflectionType } from '../reflection-type.ts';
import { activeWindows, type DayWindow, isIssueOf } from './current-window.ts';
import { submitGraceMs } from './extra-time.ts';

/** What the client submits; bounds in epoch ms. */
export type Submission = Span & {
  readonly nowMs: number;
  readonly type: ReflectionType;
  readonly hasExtraTime?: boolean;
};

/**
 * An accepted reflection belongs to `window.day` and is stored with the bounds of `window`. These differ from the
 * submitted bounds if those were never issued, or if the window has become longer.
 */
export type SubmitVerdict =
  | { readonly isAccepted: true; readonly window: DayWindow; readonly isLate: boolean }
  | { readonly isAccepted: false; readonly reason: 'window_closed' | 'window_not_open' };

/**
 * Decide on a submit. Apply `advance` to the ledger first. A day that already has this type is not refused here: check
 * with `dayHas`.
 */
export function judgeSubmit(ledger: Ledger, submission: Submission): SubmitVerdict {
  const issued = issuedWindow(ledger, submission);
  return issued === null ? judgeUnknown(ledger, submission) : judgeIssued(issued, submission);
}

function issuedWindow({ rows }: Ledger, sent: Submission): DayWindow | null {
  const row = issuingRow(rows, sent);
  if (row === null) return null;
  const { type, fromMs, untilMs } = sent;
  // A change of zone may have moved the window since: its end counts, also if its start has moved too.
  return { type, fromMs, untilMs: Math.max(untilMs, row[type]?.untilMs ?? untilMs), day: row.day };
}

/**
 * Return the row whose window was issued with these bounds. Across the date line the same hours can be announced for
 * one day and open for the next: prefer the day for which they were open.
 */
function issuingRow(rows: readonly DayRow[], sent: Submission): DayRow | null {
  const issuing = (wasOpen: boolean) =>
    rows.filter(({ issued }) => issued.some((issue) => isIssueOf(issue, sent) && issue.wasOpen === wasOpen));
  const best = [...issuing(false), ...issuing(true)];
  return best[best.length - 1] ?? null;
}

function judgeIssued(window: DayWindow, { nowMs, hasExtraTime = false }: Submission): SubmitVerdict {
  if (nowMs < window.fromMs) return { isAccepted: false, reason: 'window_not_open' };
  if (nowMs > window.untilMs + SUBMIT_LATE_MS) return { isAccepted: false, reason: 'window_closed' };
  return { isAccepted: true, window, isLate: nowMs > window.untilMs + submitGraceMs(hasExtraTime) };
}

function judgeUnknown({ rows }: Ledger, { nowMs, type, fromMs, hasExtraTime }: Submission): SubmitVerdict {
  const open = activeWindows(rows, nowMs, hasExtraTime).find((window) => window.type === type);
  if (open !== undefined) return { isAccepted: true, window: open, isLate: false };
  return { isAccepted: false, reason: nowMs < fromMs ? 'window_not_open' : 'window_closed' };
}

/**
 * Record a stored reflection: mark the window's day as written and recount the runs. Call it once per reflection.
 */
export function withWritten(ledger: Ledger, window: DayWindow): Ledger {
  const row = rowOf(ledger.rows, window.day);
  if (dayHas(row, window.type)) return ledger;
  const written: DayRow = {
    ...withoutSecondEvening(row, window),
    isBridged: false,
    written: [...row.written, window.type],
  };
  return withBridgesSpent({ ...ledger, rows: withRuns(withRow(ledger.rows, written), row.day) });
}

/**
 * A day has one evening. After a change of zone, a reflection from the evening window of the old zone may still arrive:
 * cancel the evening of the new zone then, unless the user has already seen it open.
 */
function withoutSecondEvening(row: DayRow, { type, fromMs }: DayWindow): DayRow {
  const isAnother = type === 'evening' && row.evening !== null && row.evening.fromMs !== fromMs;
  return isAnother && promisedEnd(row) === null ? { ...row, evening: null } : row;
}
