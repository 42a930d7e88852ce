import { addDays, type Day, daysFrom, instantOf } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { WEEK_DAYS } from '../../../core/domain/limits.ts';

/** 'YYYY-MM' */
export type Month = string;

const lastSecondOfDay = 86_399;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function firstDayOf(month: Month): Day {
  return `${month}-01`;
}

/** Return the month that is `count` months later, or earlier if `count` is negative. */
export function addMonths(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export function lastDayOf(month: Month): Day {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

/** Return a month's first midnight and last second (23:59:59) at an offset (minutes), as ISO instants. */
export function monthBounds(month: Month, timezoneOffset: number): { start: string; end: string } {
  return {
    start: new Date(instantOf(firstDayOf(month), 0, timezoneOffset)).toISOString(),
    end: new Date(instantOf(lastDayOf(month), lastSecondOfDay, timezoneOffset)).toISOString(),
  };
}

/** Return the weeks of a month, from Monday. Days of neighbouring months fill the first and the last week. */
export function monthWeeks(month: Month): Day[][] {
  const days = daysFrom(weekStartOf(firstDayOf(month)), addDays(weekStartOf(lastDayOf(month)), WEEK_DAYS));
  return Array.from({ length: days.length / WEEK_DAYS }, (_, week) =>
    days.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS),
  );
}
