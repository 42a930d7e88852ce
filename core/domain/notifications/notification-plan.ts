// Which messages a user gets on a day, and when. The deep message is due when the window opens, the evening message
// within twenty minutes of the evening's start, the streak message about an hour before the evening ends. A constant
// number per user (`share`) spreads the evening and streak messages, so that not all users in a zone get theirs in the
// same second. Messages are planned on the evening before and checked again before they are sent. Whether a streak is
// at risk is known only in the evening, so the streak message is planned when the evening message is sent. For users
// without evening messages, it is planned here.
import { addDays, type Day, dayAt, instantOf } from '../days/day.ts';
import { deepOf, eveningOf } from '../ledger/day-windows.ts';
import {
  EVENING_JITTER_MS,
  PLAN_SECONDS_OF_DAY,
  STREAK_BEFORE_END_MS,
  STREAK_JITTER_MS,
  SUMMARY_NEWS_SECONDS_OF_DAY,
} from '../limits.ts';
import type { NotificationKind } from './notifications.ts';
import { afterQuiet, type QuietHours } from './quiet-hours.ts';

/** The messages that a user wants, and the user's quiet hours. */
export type ReminderChoice = { readonly kinds: readonly NotificationKind[]; readonly quiet: QuietHours | null };

/** A planned message. It is due at `dueMs` and expires at `untilMs` (epoch ms). */
export type PlannedMessage = {
  readonly day: Day;
  readonly kind: NotificationKind;
  readonly dueMs: number;
  readonly untilMs: number;
};

/**
 * A user who gets planned messages. `share`, in [0, 1), is constant for a user and spreads the messages over time.
 */
export type PlanFor = ReminderChoice & { readonly offset: number; readonly share: number };

const spread = (share: number, mostMs: number): number => Math.floor((share * mostMs) / 1_000) * 1_000;

/**
 * Return the messages of a day. Omit a message for which `stillToCome` returns false, and a message that quiet hours
 * would delay until it has expired.
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
  return isEveningToCome ? planned : [...planned, ...streakMessages(day, evening.untilMs, person).filter(stillToCome)];
}

/**
 * Return the message about a streak that ends at `endMs` (epoch ms). Return an empty list if the user does not want
 * this message, or if quiet hours would delay it beyond `endMs`.
 */
export function streakMessages(day: Day, endMs: number, { offset, share, kinds, quiet }: PlanFor): PlannedMessage[] {
  const plainMs = endMs - STREAK_BEFORE_END_MS - spread(share, STREAK_JITTER_MS);
  const dueMs = afterQuiet(plainMs, offset, quiet);
  return kinds.includes('streak') && dueMs < endMs ? [{ day, kind: 'streak', dueMs, untilMs: endMs }] : [];
}

/**
 * Return the message about a new summary. It is due from 08:00 local time, outside quiet hours, and expires at
 * midnight. Return null if quiet hours last until midnight.
 */
export function summaryMessage(nowMs: number, { offset, share, quiet }: Omit<PlanFor, 'kinds'>): PlannedMessage | null {
  const day = dayAt(nowMs, offset);
  const morningMs = instantOf(day, SUMMARY_NEWS_SECONDS_OF_DAY, offset) + spread(share, EVENING_JITTER_MS);
  const dueMs = afterQuiet(Math.max(nowMs, morningMs), offset, quiet);
  const untilMs = instantOf(addDays(day, 1), 0, offset);
  return dueMs < untilMs ? { day, kind: 'summary', dueMs, untilMs } : null;
}

/**
 * Return the days to plan now, given that all days up to `plannedDay` are already planned. `lastDay` is the last
 * planned day afterwards; `nextMs` (epoch ms) is when to plan the next day.
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
