// The windows of a day: the evening window from 18:00:00 to 23:59:59 local time, and the deep window, ten minutes from
// a random minute on. They are stored as instants, so only a believed change of the time zone moves them.
import { type Day, instantOf } from '../days/day.ts';
import { normaliseOffset } from '../days/offset.ts';
import {
  DEEP_FIRST_MINUTE_OF_DAY,
  DEEP_LAST_MINUTE_OF_DAY,
  DEEP_WINDOW_MINUTES,
  EVENING_FROM_SECONDS_OF_DAY,
  EVENING_UNTIL_SECONDS_OF_DAY,
} from '../limits.ts';
import type { ReflectionType } from '../reflection-type.ts';
import { type DayRow, dayHas, type Span } from './ledger-state.ts';

export function eveningOf(day: Day, offset: number): Span {
  return {
    fromMs: instantOf(day, EVENING_FROM_SECONDS_OF_DAY, offset),
    untilMs: instantOf(day, EVENING_UNTIL_SECONDS_OF_DAY, offset),
  };
}

/**
 * Return the offset (minutes) with which to show the times of a reflection. If its window is the evening of the device's
 * own clock, this is the offset of the device, because the user is probably there. Otherwise it is the offset in force.
 */
export function offsetToShow(
  { type, day, fromMs }: { readonly type: ReflectionType; readonly day: Day; readonly fromMs: number },
  { device, inForce }: { readonly device: number; readonly inForce: number },
): number {
  return type === 'evening' && fromMs === eveningOf(day, device).fromMs ? normaliseOffset(device) : inForce;
}

export function deepOf(day: Day, minuteOfDay: number, offset: number): Span {
  return {
    fromMs: instantOf(day, minuteOfDay * 60, offset),
    untilMs: instantOf(day, (minuteOfDay + DEEP_WINDOW_MINUTES) * 60, offset),
  };
}

/** Return whether the window is open: half-open interval [fromMs, untilMs). */
export function isOpen(span: Span | null, nowMs: number): span is Span {
  return span !== null && span.fromMs <= nowMs && nowMs < span.untilMs;
}

/** Return the row of a day after its windows were moved to the zone `offset`. `before` is the row of the day before. */
export function moveRow(row: DayRow, before: DayRow | null, offset: number, nowMs: number): DayRow {
  return { ...row, evening: movedEvening(row, before, offset, nowMs), deep: movedDeep(row, before, offset, nowMs) };
}

function movedEvening(row: DayRow, before: DayRow | null, offset: number, nowMs: number): Span | null {
  if (dayHas(row, 'evening')) return row.evening;
  const moved = eveningOf(row.day, offset);
  const promisedUntilMs = promisedEnd(row);
  if (row.evening !== null && promisedUntilMs !== null && nowMs < promisedUntilMs) {
    return { fromMs: row.evening.fromMs, untilMs: Math.max(promisedUntilMs, moved.untilMs) };
  }
  return clearOf(before, 'evening', moved);
}

/** Return the latest end (epoch ms) with which a response showed this evening as open, or null if none did. */
export function promisedEnd(row: DayRow): number | null {
  const ends = row.issued
    .filter((issue) => issue.type === 'evening' && issue.wasOpen && issue.fromMs === row.evening?.fromMs)
    .map((issue) => issue.untilMs);
  return ends.length === 0 ? null : Math.max(...ends);
}

/**
 * Return the deep window in the zone `offset`. A window that has opened does not move. Any other keeps its local time.
 */
function movedDeep(row: DayRow, before: DayRow | null, offset: number, nowMs: number): Span | null {
  const wasShown = row.issued.some((issue) => issue.type === 'deep');
  const hasOpened = row.deep !== null && row.deep.fromMs <= nowMs;
  if (row.deepMinute === null || hasOpened || wasShown) return row.deep;
  const moved = clearOf(before, 'deep', deepOf(row.day, row.deepMinute, offset));
  // If the move would put the window into the past, keep its instant, provided that a deep window may begin then in the
  // new zone.
  return moved !== null && moved.fromMs <= nowMs && isDeepHour(row, offset) ? row.deep : moved;
}

function isDeepHour({ day, deep }: DayRow, offset: number): boolean {
  if (deep === null) return false;
  const first = deepOf(day, DEEP_FIRST_MINUTE_OF_DAY, offset);
  return first.fromMs <= deep.fromMs && deep.fromMs <= deepOf(day, DEEP_LAST_MINUTE_OF_DAY, offset).fromMs;
}

/**
 * Return the window, or null if it overlaps a window of the day before: the same hours must not count for two days.
 * Windows overlap when the user crosses the date line in an evening.
 */
function clearOf(before: DayRow | null, type: ReflectionType, span: Span): Span | null {
  const hadOpen = before?.issued.filter((issue) => issue.type === type && issue.wasOpen) ?? [];
  const taken = [before?.[type] ?? [], hadOpen].flat();
  return taken.some((other) => other.fromMs < span.untilMs && span.fromMs < other.untilMs) ? null : span;
}
