// What a person is told of one day, and when: the deep window as it opens, the evening within twenty minutes of its
// beginning and a streak about an hour before the evening ends, both spread by a share of the person's own, so that not
// everybody of a zone is told in one second. Planned the evening before, judged again before it is sent. Whether a streak
// is at risk is first known in the evening, so the evening's message plans it; where none is to come, it is planned here.
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

/** What a person wants to be told. */
export type ReminderChoice = { readonly kinds: readonly NotificationKind[]; readonly quiet: QuietHours | null };

/** A message that waits: due at an instant, of no use from another on (epoch ms). */
export type PlannedMessage = {
  readonly day: Day;
  readonly kind: NotificationKind;
  readonly dueMs: number;
  readonly untilMs: number;
};

/** `share` is stable for a person, 0 up to but without 1. */
export type PlanFor = ReminderChoice & { readonly offset: number; readonly share: number };

const spread = (share: number, mostMs: number): number => Math.floor((share * mostMs) / 1_000) * 1_000;

/** The messages of one day in a zone that are `stillToCome`, those left out that quiet hours outlast. */
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
  const told = all
    .filter(({ kind }) => kinds.includes(kind))
    .map((message) => ({ ...message, dueMs: afterQuiet(message.dueMs, offset, quiet) }))
    .filter(({ dueMs, untilMs }) => dueMs < untilMs)
    .filter(stillToCome);
  const isEveningToCome = told.some(({ kind }) => kind === 'evening');
  return isEveningToCome ? told : [...told, ...streakMessages(day, evening.untilMs, person).filter(stillToCome)];
}

/** The message for a streak that ends with the evening at `endMs` (epoch ms); none where it is not wanted or too quiet. */
export function streakMessages(day: Day, endMs: number, { offset, share, kinds, quiet }: PlanFor): PlannedMessage[] {
  const plainMs = endMs - STREAK_BEFORE_END_MS - spread(share, STREAK_JITTER_MS);
  const dueMs = afterQuiet(plainMs, offset, quiet);
  return kinds.includes('streak') && dueMs < endMs ? [{ day, kind: 'streak', dueMs, untilMs: endMs }] : [];
}

/** When the news of a summary is told: not before 08:00 of the present day, nor in quiet hours; of use that day alone. */
export function summaryMessage(nowMs: number, { offset, share, quiet }: Omit<PlanFor, 'kinds'>): PlannedMessage | null {
  const day = dayAt(nowMs, offset);
  const morningMs = instantOf(day, SUMMARY_NEWS_SECONDS_OF_DAY, offset) + spread(share, EVENING_JITTER_MS);
  const dueMs = afterQuiet(Math.max(nowMs, morningMs), offset, quiet);
  const untilMs = instantOf(addDays(day, 1), 0, offset);
  return dueMs < untilMs ? { day, kind: 'summary', dueMs, untilMs } : null;
}

/**
 * Which days have to be planned by now, those up to `plannedDay` being so already; the day that everything is planned
 * through then, and when (epoch ms) the next one is to be.
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
