// Plan which messages a user gets on a day, and when. Messages are planned on the evening before, and checked again
// before they are sent. Evening and streak messages are spread over time by a constant per user (`share`), so that not
// all users of a time zone get them in the same second. Whether a streak message is needed depends on the evening.
// Therefore it is planned when the evening message is sent, or here for users without evening messages.
import { addDays, type Day, dayAt, instantOf } from '../days/day.ts';
import { deepOf, eveningOf } from '../ledger/day-windows.ts';
import type { Span } from '../ledger/ledger-state.ts';
import {
  EVENING_JITTER_MS,
  PLAN_SECONDS_OF_DAY,
  STREAK_BEFORE_END_MS,
  STREAK_JITTER_MS,
  SUMMARY_NEWS_SECONDS_OF_DAY,
} from '../limits.ts';
import type { NotificationKind } from './notifications.ts';
import { afterQuiet, beforeQuiet, type QuietHours } from './quiet-hours.ts';

export type ReminderChoice = { readonly kinds: readonly NotificationKind[]; readonly quiet: QuietHours | null };

/** Due at `dueMs`, expired at `untilMs` (epoch ms). */
export type PlannedMessage = {
  readonly day: Day;
  readonly kind: NotificationKind;
  readonly dueMs: number;
  readonly untilMs: number;
};

const AFTER_OPENING_MS = 60 * 60_000;

/** `share`, in [0, 1), is constant for a user and spreads messages over time. */
export type PlanFor = ReminderChoice & { readonly offset: number; readonly share: number };

const spread = (share: number, mostMs: number): number => Math.floor((share * mostMs) / 1_000) * 1_000;

/**
 * Return the messages of a day. Leave out messages that `stillToCome` rejects, and messages that expire in quiet hours.
 */
export function planMessages(
  day: Day,
  deepMinute: number,
  person: PlanFor,
  stillToCome: (message: PlannedMessage) => boolean = () => true,
): PlannedMessage[] {
  const { offset, share, kinds, quiet } = person;
  const deep = deepOf(day, deepMinute, offset);
  const evening = eveningOf(day, offset);
  const eveningDueMs = evening.fromMs + spread(share, EVENING_JITTER_MS);
  const all: PlannedMessage[] = [
    { day, kind: 'deep', dueMs: deep.fromMs, untilMs: deep.untilMs },
    { day, kind: 'evening', dueMs: eveningDueMs, untilMs: evening.untilMs },
  ];
  const planned = all
    .filter(({ kind }) => kinds.includes(kind))
    .map((message) => ({ ...message, dueMs: afterQuiet(message.dueMs, offset, quiet) }))
    .filter(({ dueMs, untilMs }) => dueMs < untilMs)
    .filter(stillToCome);
  const isEveningToCome = planned.some(({ kind }) => kind === 'evening');
  return isEveningToCome ? planned : [...planned, ...streakMessages(day, evening, person).filter(stillToCome)];
}

/**
 * Return the latest instant (epoch ms) at which the streak message of an evening becomes due: an hour before the end, or
 * shortly before quiet hours that last until the end.
 */
export function latestStreakMs({ untilMs }: Span, offset: number, quiet: QuietHours | null): number {
  return beforeQuiet(untilMs - STREAK_BEFORE_END_MS, untilMs, offset, quiet);
}

/** Return the message about a streak that ends with the evening, unless it is unwanted or quiet hours begin too early. */
export function streakMessages(day: Day, evening: Span, { offset, share, kinds, quiet }: PlanFor): PlannedMessage[] {
  const { fromMs, untilMs } = evening;
  const latestMs = latestStreakMs(evening, offset, quiet);
  // Leave an hour after the evening opens, so that the message does not come together with the evening message.
  const isTooEarly = latestMs - STREAK_JITTER_MS < fromMs + AFTER_OPENING_MS;
  if (!kinds.includes('streak') || isTooEarly) return [];
  const dueMs = afterQuiet(latestMs - spread(share, STREAK_JITTER_MS), offset, quiet);
  return dueMs < untilMs ? [{ day, kind: 'streak', dueMs, untilMs }] : [];
}

/**
 * Return the message about a new summary: due from 08:00 local time, outside of quiet hours, expired at midnight. Null
 * if quiet hours last until midnight.
 */
export function summaryMessage(nowMs: number, { offset, share, quiet }: Omit<PlanFor, 'kinds'>): PlannedMessage | null {
  const day = dayAt(nowMs, offset);
  const morningMs = instantOf(day, SUMMARY_NEWS_SECONDS_OF_DAY, offset) + spread(share, EVENING_JITTER_MS);
  const dueMs = afterQuiet(Math.max(nowMs, morningMs), offset, quiet);
  const untilMs = instantOf(addDays(day, 1), 0, offset);
  return dueMs < untilMs ? { day, kind: 'summary', dueMs, untilMs } : null;
}

/**
 * Return the days to plan now. All days up to `plannedDay` are planned already. `lastDay` is the last planned day after
 * this planning. `nextMs` (epoch ms) is when to plan again.
 */
export function daysToPlan(
  nowMs: number,
  offset: number,
  plannedDay: Day | null,
): { readonly days: readonly Day[]; readonly lastDay: Day; readonly nextMs: number } {
  const today = dayAt(nowMs, offset);
  const isEvening = nowMs >= instantOf(today, PLAN_SECONDS_OF_DAY, offset);
  const lastDay = isEvening ? addDays(today, 1) : today;
  const days = [today, addDays(today, 1)].filter((day) => day <= lastDay && (plannedDay === null || day > plannedDay));
  return { days, lastDay, nextMs: instantOf(lastDay, PLAN_SECONDS_OF_DAY, offset) };
}
