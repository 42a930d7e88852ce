import { addDays, dayAt, daysBetween } from '../../../core/domain/days/day.ts';
import { EDIT_GRACE_MS, SUBMIT_LATE_MS, WEEK_DAYS } from '../../../core/domain/limits.ts';
import type { Draft, DraftWindow } from './draft.ts';
import { cardDay, weekdayName } from './format.ts';

/** Whether the draft's window has ended at an instant, epoch ms. */
export function isOver(window: DraftWindow, nowMs: number): boolean {
  return nowMs >= Date.parse(window.availableUntil);
}

/** Whether the server may still take these words: 24 hours after the window's end, a rewrite 15 minutes. */
export function isSendable(draft: Draft, nowMs: number): boolean {
  const graceMs = draft.rewrites ? EDIT_GRACE_MS : SUBMIT_LATE_MS;
  return nowMs <= Date.parse(draft.availableUntil) + graceMs;
}

/** When a window was, in words: 'yesterday evening', "Friday's deep reflection". */
export function windowWords(window: DraftWindow, nowMs: number, timezoneOffset: number): string {
  const day = dayAt(Date.parse(window.availableFrom), timezoneOffset);
  const today = dayAt(nowMs, timezoneOffset);
  const isEvening = window.type === 'evening';
  if (day === today) return isEvening ? 'this evening' : "today's deep reflection";
  if (day === addDays(today, -1)) return isEvening ? 'yesterday evening' : "yesterday's deep reflection";
  const name = daysBetween(day, today) < WEEK_DAYS ? weekdayName(day) : cardDay(day);
  return isEvening ? `${name} evening` : `${name}'s deep reflection`;
}
