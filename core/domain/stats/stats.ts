import type { Day } from '../days/day.ts';
import { weekStartOf } from '../days/week.ts';
import { PROGRESS_MAX_PERCENT, WEEKLY_GOAL_REFLECTIONS } from '../limits.ts';

export type Stats = {
  readonly currentStreak: number;
  readonly longestStreak: number;
  readonly totalReflections: number;
  readonly thisWeekCount: number;
};

/** Count the reflections in the week of `today`. `days` has the day of each reflection. */
export function thisWeekCount(days: readonly Day[], today: Day): number {
  const weekStart = weekStartOf(today);
  return days.filter((day) => weekStartOf(day) === weekStart).length;
}

export function weeklyProgress(count: number): number {
  return Math.min(PROGRESS_MAX_PERCENT, Math.floor((count / WEEKLY_GOAL_REFLECTIONS) * PROGRESS_MAX_PERCENT));
}

/** Parse a count from a number or a text of digits. Return 0 for any other value. */
export function countFrom(value: unknown): number {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : 0;
}
