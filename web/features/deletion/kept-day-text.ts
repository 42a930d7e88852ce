import type { StatsBody } from '../../../core/contract/stats.ts';
import { addDays, type Day } from '../../../core/domain/days/day.ts';

/**
 * Return the sentence that says that a day with deleted reflections counts. `stats` are the statistics of `today`, or
 * undefined if they are unknown.
 */
export function keptDayText(day: Day, today: Day, stats: StatsBody | undefined): string {
  // A streak ends today or yesterday. The day counts, so if it touches the streak, it is a part of it.
  const isInStreak = stats !== undefined && day >= addDays(today, -stats.currentStreak);
  return isInStreak ? 'Your streak keeps the day.' : 'The day still counts.';
}
