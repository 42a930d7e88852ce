// A day is a calendar date as a string 'YYYY-MM-DD', never an instant. Such strings compare and sort as text and need
// no conversion in JSON. Instants are epoch milliseconds. Converting between a day and an instant requires an offset.

/** A calendar date, 'YYYY-MM-DD', years 0001 to 9999. */
export type Day = string;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the value is an existing date, written exactly as 'YYYY-MM-DD'. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !DAY_SHAPE.test(value) || value < '0001-01-01') return false;
  const midnightMs = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(midnightMs) && dayOfUtc(midnightMs) === value;
}

/** Return the local calendar date of an instant (epoch ms) at an offset (minutes). */
export function dayAt(instantMs: number, offset: number): Day {
  return dayOfUtc(instantMs - offset * MINUTE_MS);
}

/**
 * Return the instant (epoch ms) of a wall time at an offset (minutes). The wall time is given as seconds since
 * midnight.
 */
export function instantOf(day: Day, secondsOfDay: number, offset: number): number {
  return utcMidnight(day) + secondsOfDay * 1_000 + offset * MINUTE_MS;
}

/** Return the day that is `count` days after `day`, or before it when `count` is negative. */
export function addDays(day: Day, count: number): Day {
  return dayOfUtc(utcMidnight(day) + count * DAY_MS);
}

/** Return the number of days from `from` to `to`; negative when `to` is the earlier day. */
export function daysBetween(from: Day, to: Day): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

/** Return all days of the half-open interval [first, end); no days when `end` is not later than `first`. */
export function daysFrom(first: Day, end: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(first, end)) }, (_, index) => addDays(first, index));
}

/** Return the later of two days. */
export function laterDay(one: Day, other: Day): Day {
  return one > other ? one : other;
}

function utcMidnight(day: Day): number {
  const midnightMs = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnightMs)) throw new RangeError('not a calendar date');
  return midnightMs;
}

function dayOfUtc(instantMs: number): Day {
  return new Date(instantMs).toISOString().slice(0, 10);
}
