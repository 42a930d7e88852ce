// When a count reaches a milestone, the milestone is celebrated (SPECIFICATION 4). If several milestones are reached at
// once, only the first in this order is shown: first-ever reflection, streak, total, week.
import words from '../data/milestones.json' with { type: 'json' };
import {
  CELEBRATION_MAX_MS,
  CELEBRATION_MIN_MS,
  STREAK_MILESTONES,
  TOTAL_MILESTONES,
  WEEKLY_MILESTONES,
} from '../limits.ts';
import type { Stats } from './stats.ts';

type Intensity = 'low' | 'medium' | 'high';

/** What the achievement dialog shows. `celebrationDuration` is in ms, 2000 to 5000. */
export type Achievement = {
  readonly type: 'streak' | 'total_reflections' | 'weekly_goal' | 'first_reflection';
  readonly milestone: number;
  readonly title: string;
  readonly description: string;
  readonly intensity: Intensity;
  readonly celebrationDuration: number;
};

type StreakMilestone = (typeof STREAK_MILESTONES)[number];
type TotalMilestone = (typeof TOTAL_MILESTONES)[number];
type WeeklyMilestone = (typeof WEEKLY_MILESTONES)[number];

const STREAK: Record<StreakMilestone, Intensity> = {
  1: 'low',
  3: 'low',
  7: 'medium',
  14: 'medium',
  30: 'high',
  50: 'high',
  100: 'high',
};
const TOTAL: Record<TotalMilestone, Intensity> = {
  1: 'low',
  10: 'low',
  25: 'medium',
  50: 'medium',
  100: 'high',
  250: 'high',
  500: 'high',
};
const WEEKLY: Record<WeeklyMilestone, Intensity> = { 7: 'medium', 10: 'high' };

const DURATION_MS: Record<Intensity, number> = { low: CELEBRATION_MIN_MS, medium: 3_500, high: CELEBRATION_MAX_MS };

/**
 * Return the milestone to celebrate, or null. If the earlier stats are unknown (`before` is null), only a first-ever
 * reflection is celebrated.
 */
export function milestoneReached(before: Stats | null, after: Stats): Achievement | null {
  // The longest streak also counts deleted reflections, so it shows whether any was written before.
  const isFirst = before === null ? after.longestStreak <= 1 : before.totalReflections + before.longestStreak === 0;
  const isFirstEver = after.totalReflections === 1 && isFirst;
  if (isFirstEver) return achievement('first_reflection', 1, words.welcome, 'medium');
  if (before === null) return null;
  const streak = reachedValue(STREAK_MILESTONES, before.currentStreak, after.currentStreak);
  if (streak !== null) return streakAchievement(streak);
  const total = reachedValue(TOTAL_MILESTONES, before.totalReflections, after.totalReflections);
  if (total !== null) return totalAchievement(total);
  const weekly = reachedValue(WEEKLY_MILESTONES, before.thisWeekCount, after.thisWeekCount);
  return weekly === null ? null : achievement('weekly_goal', weekly, words.weekly[weekly], WEEKLY[weekly]);
}

export function streakAchievement(milestone: StreakMilestone): Achievement {
  return achievement('streak', milestone, words.streak[milestone], STREAK[milestone]);
}

export function totalAchievement(milestone: TotalMilestone): Achievement {
  return achievement('total_reflections', milestone, words.total[milestone], TOTAL[milestone]);
}

function reachedValue<Value extends number>(table: readonly Value[], before: number, after: number): Value | null {
  return after > before ? (table.find((value) => value === after) ?? null) : null;
}

function achievement(
  type: Achievement['type'],
  milestone: number,
  { title, description }: { readonly title: string; readonly description: string },
  intensity: Intensity,
): Achievement {
  return { type, milestone, title, description, intensity, celebrationDuration: DURATION_MS[intensity] };
}
