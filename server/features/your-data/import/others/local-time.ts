import { isDay } from '../../../../../core/domain/days/day.ts';

/** Matches a local date, with or without a time after it, such as 2021-08-10T15:41:00. */
const localTime = /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d))?/;

/**
 * Return the day at the beginning of a text, and the minute of the day (null if no time follows). Return null if the
 * text does not begin with a day.
 */
export function localTimeOf(value: string): { readonly day: string; readonly minute: number | null } | null {
  const [, day, hour, minute] = localTime.exec(value) ?? [];
  if (!isDay(day)) return null;
  return { day, minute: hour === undefined ? null : Number(hour) * 60 + Number(minute) };
}
