import { describe, expect, test } from 'vitest';
import { STREAK_MILESTONES, TOTAL_MILESTONES, WEEKLY_MILESTONES } from '../limits.ts';
import { milestoneReached } from './milestones.ts';
import type { Stats } from './stats.ts';

const stats = (
  currentStreak: number,
  totalReflections: number,
  thisWeekCount: number,
  longestStreak = currentStreak,
): Stats => ({
  currentStreak,
  longestStreak,
  totalReflections,
  thisWeekCount,
});

describe('the celebrated milestone', () => {
  test.each([
    ['the user submits the first-ever reflection', stats(0, 0, 0), stats(1, 1, 1), 'first_reflection', 1],
    [
      'the first reflection was deleted before the next one: the total',
      stats(1, 0, 0),
      stats(2, 1, 1),
      'total_reflections',
      1,
    ],
    ['a streak grows from 2 to 3', stats(2, 2, 2), stats(3, 3, 3), 'streak', 3],
    ['a new streak begins after a broken one', stats(0, 40, 2), stats(1, 41, 3), 'streak', 1],
    ['streak and total reach milestones at once: the streak', stats(6, 9, 2), stats(7, 10, 3), 'streak', 7],
    ['the second reflection of a day makes the total 10', stats(7, 9, 2), stats(7, 10, 3), 'total_reflections', 10],
    ['total and week reach milestones at once: the total', stats(4, 24, 6), stats(5, 25, 7), 'total_reflections', 25],
    ['the week reaches seven reflections', stats(4, 26, 6), stats(5, 27, 7), 'weekly_goal', 7],
    ['the week reaches ten reflections', stats(5, 29, 9), stats(5, 30, 10), 'weekly_goal', 10],
    ['a late reflection makes a streak skip a milestone value: none', stats(1, 30, 3), stats(8, 31, 4), null, null],
    ['a streak grows from 3 to 4: none', stats(3, 3, 3), stats(4, 4, 4), null, null],
    ['no count grows: none', stats(7, 10, 7), stats(7, 10, 7), null, null],
    ['the streak shrinks to 1: none', stats(5, 11, 5), stats(1, 11, 1), null, null],
  ])('is the expected milestone if %s [3.8, 4.31]', (_, before, after, type, milestone) => {
    const achievement = milestoneReached(before, after);
    expect(achievement?.type ?? null).toBe(type);
    expect(achievement?.milestone ?? null).toBe(milestone);
  });

  test('without stats from before the submit, celebrates only the first-ever reflection [4.30]', () => {
    expect(milestoneReached(null, stats(1, 1, 1))).toMatchObject({ type: 'first_reflection', title: 'Welcome' });
    expect(milestoneReached(null, stats(7, 10, 7))).toBe(null);
    expect(milestoneReached(null, stats(2, 1, 1))).toBe(null);
  });
});

test('every milestone has its own texts and is celebrated for 2 to 5 seconds [3.8, 4.32, 4.33, 4.34, 9.16]', () => {
  const all = [
    milestoneReached(null, stats(1, 1, 1)),
    ...STREAK_MILESTONES.map((value) => milestoneReached(stats(value - 1, 2, 0), stats(value, 3, 1))),
    ...TOTAL_MILESTONES.slice(1).map((value) => milestoneReached(stats(5, value - 1, 0), stats(5, value, 1))),
    ...WEEKLY_MILESTONES.map((value) => milestoneReached(stats(5, 30, value - 1), stats(5, 31, value))),
  ];
  expect(new Set(all.map((achievement) => achievement?.title)).size).toBe(16);
  expect(new Set(all.map((achievement) => achievement?.description)).size).toBe(16);
  for (const achievement of all) {
    expect(achievement?.celebrationDuration).toBeGreaterThanOrEqual(2_000);
    expect(achievement?.celebrationDuration).toBeLessThanOrEqual(5_000);
  }
});
