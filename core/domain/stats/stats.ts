// The four numbers of a person's stats and what is read off them. A week's count is of reflections, not of days.
import type { Day } from '../days/day.ts';
import { weekStartOf } from '../days/week.ts';
import { PROGRESS_MAX_PERCENT, WEEKLY_GOAL_REFLECTIONS } from '../limits.ts';

export type Stats = {
  readonly currentStreak: number;
  readonly longestStreak: number;
  readonly totalReflections: number;
  readonly thisWeekCount: number;
};

/** How many reflections lie in the week of `today`; one day per reflection is given. */
export function thisWeekCount(days: readonly Day[], today: Day): number {
  const weekStart = weekStartOf(today);
  return days.filter((day) => weekStartOf(day) === weekStart).length;
}

/** How far the weekly goal of 4 reflections is reached, in percent, at most 100. */
export function weeklyProgress(count: number): number {
  return Math.min(PROGRESS_MAX_PERCENT, Math.floor((count / WEEKLY_GOAL_REFLECTIONS) * PROGRESS_MAX_PERCENT));
}

/** A count as the wire may carry it, a number or its text. Anything that is no whole count is 0. */
export function countFrom(value: unknown): number {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : 0;
}
