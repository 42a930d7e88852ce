// A day is a calendar date as a string: such strings compare and sort as text and need no conversion in JSON. An
// instant is a number of epoch milliseconds. Converting one into the other needs a zone offset.

/** 'YYYY-MM-DD', years 0001 to 9999. */
export type Day = string;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !DAY_SHAPE.test(value) || value < '0001-01-01') return false;
  const midnightMs = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(midnightMs) && dayOfUtc(midnightMs) === value;
}

/** Return the local date of an instant (epoch ms) at an offset (minutes). */
export function dayAt(instantMs: number, offset: number): Day {
  return dayOfUtc(instantMs - offset * MINUTE_MS);
}

/** Return the instant (epoch ms) of a local time, given as seconds since midnight, at an offset (minutes). */
export function instantOf(day: Day, secondsOfDay: number, offset: number): number {
  return utcMidnight(day) + secondsOfDay * 1_000 + offset * MINUTE_MS;
}

/** `count` may be negative. */
export function addDays(day: Day, count: number): Day {
  return dayOfUtc(utcMidnight(day) + count * DAY_MS);
}

/** Negative if `to` is earlier than `from`. */
export function daysBetween(from: Day, to: Day): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

/** Return all days from `first` to the day before `end`; none if `end` is not later than `first`. */
export function daysFrom(first: Day, end: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(first, end)) }, (_, index) => addDays(first, index));
}

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
