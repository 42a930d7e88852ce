// Decide just before sending a message, which may have been planned hours ago: since then, the user may have written,
// moved to another time zone or changed the settings.
import { addDays } from '../days/day.ts';
import { dayHas, type Ledger, rowOf, type Span } from '../ledger/ledger-state.ts';
import { PUSHES_PER_DAY_MAX, STREAK_JITTER_MS } from '../limits.ts';
import { latestStreakMs, type PlannedMessage, type ReminderChoice } from './notification-plan.ts';
import type { NotificationKind } from './notifications.ts';
import { afterQuiet } from './quiet-hours.ts';

export type NotificationVerdict =
  | { readonly verdict: 'send'; readonly untilMs: number }
  | { readonly verdict: 'later'; readonly dueMs: number; readonly untilMs: number }
  | { readonly verdict: 'drop' };

export type NotificationQuestion = {
  readonly message: Pick<PlannedMessage, 'day' | 'kind' | 'untilMs'>;
  readonly choice: ReminderChoice;
  readonly sent: readonly NotificationKind[];
  readonly nowMs: number;
};

export function isStreakAtRisk(ledger: Ledger, day: string): boolean {
  const today = rowOf(ledger.rows, day);
  return today.written.length === 0 && !today.isBridged && rowOf(ledger.rows, addDays(day, -1)).run > 0;
}

/** Return the interval in which the message is useful, or null. */
function spanOf(ledger: Ledger, { message, choice: { quiet } }: NotificationQuestion): Span | null {
  const { day, kind, untilMs } = message;
  const row = rowOf(ledger.rows, day);
  switch (kind) {
    case 'deep':
      return dayHas(row, 'deep') ? null : row.deep;
    case 'evening':
      return dayHas(row, 'evening') ? null : row.evening;
    case 'streak': {
      if (row.evening === null || !isStreakAtRisk(ledger, day)) return null;
      const latestMs = latestStreakMs(row.evening, ledger.state.offset, quiet);
      return { fromMs: Math.max(latestMs - STREAK_JITTER_MS, row.evening.fromMs), untilMs: row.evening.untilMs };
    }
    case 'summary':
      return { fromMs: 0, untilMs };
  }
}

/** Decide whether to send, delay or drop a message that is due. Apply `withToday` to the ledger first. */
export function judgeNotification(ledger: Ledger, question: NotificationQuestion): NotificationVerdict {
  const { message, choice, sent, nowMs } = question;
  const drop: NotificationVerdict = { verdict: 'drop' };
  if (!choice.kinds.includes(message.kind) || sent.includes(message.kind)) return drop;
  if (sent.length >= PUSHES_PER_DAY_MAX) return drop;
  const span = spanOf(ledger, question);
  if (span === null) return drop;
  const { fromMs, untilMs } = span;
  const dueMs = afterQuiet(Math.max(nowMs, fromMs), ledger.state.offset, choice.quiet);
  if (dueMs >= untilMs) return drop;
  return dueMs > nowMs ? { verdict: 'later', dueMs, untilMs } : { verdict: 'send', untilMs };
}
