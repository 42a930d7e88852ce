// A week runs from Monday to Sunday and is known by its Monday. Never by year and number: those disagree at new year.

import { WEEK_DAYS } from '../limits.ts';
import { addDays, type Day, daysBetween, daysFrom, isDay } from './day.ts';

const SOME_MONDAY: Day = '2024-01-01';

/** The Monday of the week a day lies in. */
export function weekStartOf(day: Day): Day {
  const sinceMonday = daysBetween(SOME_MONDAY, day) % WEEK_DAYS;
  return addDays(day, -((sinceMonday + WEEK_DAYS) % WEEK_DAYS));
}

/** The Sunday that ends the week begun on `weekStart`. */
export function weekEnd(weekStart: Day): Day {
  return addDays(weekStart, WEEK_DAYS - 1);
}

/** The seven days of a week, Monday first. */
export function weekDays(weekStart: Day): Day[] {
  return daysFrom(weekStart, addDays(weekStart, WEEK_DAYS));
}

/** Whether the value is a date and a Monday. */
export function isWeekStart(value: unknown): value is Day {
  return isDay(value) && weekStartOf(value) === value;
}
