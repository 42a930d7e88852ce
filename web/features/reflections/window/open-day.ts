import { addDays, type Day, dayAt } from '../../../../core/domain/days/day.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import { effectiveTimezoneOffset } from '../../session/timezone-offset.ts';
import { clockTime } from '../format.ts';
import { isEveningOver } from './evening-over.ts';
import { closesAtMs } from './server-time.ts';

/** Return the day of the open window, if it has no reflection yet. With extra time, this is yesterday after midnight. */
export const openDay = ({ window, existingReflection }: KnownWindow): Day | null =>
  window.isActive && !existingReflection ? dayAt(Date.parse(window.availableFrom), effectiveTimezoneOffset()) : null;

/** Return whether the day's first reflection can still be written: now, or later today. */
export const isDayOpen = (day: Day, today: Day, known: KnownWindow): boolean =>
  day === today ? known.window.isActive || !known.isDeepOver || !isEveningOver(known) : day === openDay(known);

/** Return when yesterday's evening closes, such as '1:39 AM'. Return null if it is not open, or if it is written. */
export const yesterdayUntil = (known: KnownWindow, today: Day): string | null =>
  openDay(known) === addDays(today, -1)
    ? clockTime(new Date(closesAtMs(known)).toISOString(), effectiveTimezoneOffset())
    : null;
