// A week runs from Monday to Sunday and is identified by its Monday. Week numbers are avoided: around New Year, the
// year of a week can differ from the year of the date.
import { WEEK_DAYS } from '../limits.ts';
import { addDays, type Day, daysBetween, daysFrom, isDay } from './day.ts';

const SOME_MONDAY: Day = '2024-01-01';

export function weekStartOf(day: Day): Day {
  const sinceMonday = daysBetween(SOME_MONDAY, day) % WEEK_DAYS;
  return addDays(day, -((sinceMonday + WEEK_DAYS) % WEEK_DAYS));
}

export function weekEnd(weekStart: Day): Day {
  return addDays(weekStart, WEEK_DAYS - 1);
}

/** The number of days from Monday to Thursday. The month of a week's Thursday has most days of that week. */
const THURSDAY = 3;

/** Return the month (YYYY-MM) of a week. A week in two months belongs to the month with most of its days. */
export function monthOfWeek(weekStart: Day): string {
  return addDays(weekStart, THURSDAY).slice(0, 7);
}

export function weekDays(weekStart: Day): Day[] {
  return daysFrom(weekStart, addDays(weekStart, WEEK_DAYS));
}

export function isWeekStart(value: unknown): value is Day {
  return isDay(value) && weekStartOf(value) === value;
}
