// Whether a reflection may be handed in, and for which day (DESIGN 3.6). Type and bounds must equal an issued window; its
// day decides. On time until 15 minutes after its end, late but counting until 24 hours after it. Bounds that were never
// issued count only while a window of that type is open. Extra time makes "on time" longer, and how long it is open.

import { promisedEnd } from '../ledger/day-windows.ts';
import { type DayRow, dayHas, type Ledger, rowOf, type Span, withRow } from '../ledger/ledger-state.ts';
import { withRuns } from '../ledger/run.ts';
import { SUBMIT_LATE_MS } from '../limits.ts';
import type { ReflectionType } from '../reflection-type.ts';
import { activeWindows, type DayWindow, isIssueOf } from './current-window.ts';
import { submitGraceMs } from './extra-time.ts';

/** Bounds as the client sends them, epoch ms. */
export type Submission = Span & {
  readonly nowMs: number;
  readonly type: ReflectionType;
  readonly hasExtraTime?: boolean;
};

/**
 * An accepted reflection belongs to `window.day` and is stored with `window`'s bounds. They differ from the ones sent
 * when those were unknown, or when the window has been made longer since.
 */
export type SubmitVerdict =
  | { readonly isAccepted: true; readonly window: DayWindow; readonly isLate: boolean }
  | { readonly isAccepted: false; readonly reason: 'window_closed' | 'window_not_open' };

/** Judges a submit. Advance the ledger first; whether the day already has one of the type is not asked here: `dayHas`. */
export function judgeSubmit(ledger: Ledger, submission: Submission): SubmitVerdict {
  const issued = issuedWindow(ledger, submission);
  return issued === null ? judgeUnknown(ledger, submission) : judgeIssued(issued, submission);
}

function issuedWindow({ rows }: Ledger, sent: Submission): DayWindow | null {
  const row = issuingRow(rows, sent);
  if (row === null) return null;
  const { type, fromMs, untilMs } = sent;
  const present = row[type];
  const lastsUntilMs = present?.fromMs === fromMs ? Math.max(untilMs, present.untilMs) : untilMs;
  return { type, fromMs, untilMs: lastsUntilMs, day: row.day };
}

/**
 * The row whose window was shown with these bounds. Over the date line the same hours can be announced for one day and
 * open for the next: then the day for which they were open has them.
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

/** The ledger with a reflection written in the window, and the runs that follow. Call it once per stored reflection. */
export function withWritten(ledger: Ledger, window: DayWindow): Ledger {
  const row = rowOf(ledger.rows, window.day);
  if (dayHas(row, window.type)) return ledger;
  const written: DayRow = { ...withoutSecondEvening(row, window), written: [...row.written, window.type] };
  return { ...ledger, rows: withRuns(withRow(ledger.rows, written), row.day) };
}

/**
 * An evening written offline, in a window announced before the zone changed, withdraws the one that would open in the
 * new zone: one evening a day. One that was already shown open stays, as promised.
 */
function withoutSecondEvening(row: DayRow, { type, fromMs }: DayWindow): DayRow {
  const isAnother = type === 'evening' && row.evening !== null && row.evening.fromMs !== fromMs;
  return isAnother && promisedEnd(row) === null ? { ...row, evening: null } : row;
}
