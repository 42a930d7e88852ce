import { addDays, dayAt, daysBetween } from '../../../../core/domain/days/day.ts';
import { WEEK_DAYS } from '../../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { cardDay, weekdayName } from '../format.ts';

type Window = { readonly type: ReflectionType; readonly availableFrom: string };

/** Return the name of a window relative to today, such as 'yesterday evening' or 'Friday’s deep reflection'. */
export function windowName(window: Window, nowMs: number, timezoneOffset: number): string {
  const day = dayAt(Date.parse(window.availableFrom), timezoneOffset);
  const today = dayAt(nowMs, timezoneOffset);
  const isEvening = window.type === 'evening';
  if (day === today) return isEvening ? 'this evening' : 'today’s deep reflection';
  if (day === addDays(today, -1)) return isEvening ? 'yesterday evening' : 'yesterday’s deep reflection';
  if (daysBetween(day, today) >= WEEK_DAYS) return `the ${window.type} reflection of ${cardDay(day)}`;
  return isEvening ? `${weekdayName(day)} evening` : `${weekdayName(day)}’s deep reflection`;
}
