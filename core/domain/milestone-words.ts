// What the achievement dialog says at each milestone: a row per value, so that a missing one does not compile.
import type { STREAK_MILESTONES, TOTAL_MILESTONES, WEEKLY_MILESTONES } from './limits.ts';
import { CELEBRATION_MAX_MS, CELEBRATION_MIN_MS } from './limits.ts';

type Intensity = 'low' | 'medium' | 'high';

/** `celebrationDuration` in ms, from 2000 to 5000. */
export type Achievement = {
  readonly type: 'streak' | 'total_reflections' | 'weekly_goal' | 'first_reflection';
  readonly milestone: number;
  readonly title: string;
  readonly description: string;
  readonly intensity: Intensity;
  readonly celebrationDuration: number;
};

type Words = readonly [title: string, description: string, intensity: Intensity];

const STREAK: Record<(typeof STREAK_MILESTONES)[number], Words> = {
  1: ['A fresh start', 'You are back. Every streak begins with one honest day, and this is yours.', 'low'],
  3: ['Three days in a row', 'Three days of listening to yourself. Something is taking root.', 'low'],
  7: ['A whole week', 'Seven days, seven times you made room for yourself. That is a rhythm.', 'medium'],
  14: ['Two weeks inward', 'Fourteen days without a gap. Reflection has a place in your life now.', 'medium'],
  30: ['Thirty days', 'A month of returning to yourself, day after day. Look how far back you can read.', 'high'],
  50: ['Fifty days', 'Fifty days in a row. Few people ever get to know themselves this patiently.', 'high'],
  100: ['One hundred days', 'A hundred days, and not one passed unnoticed. This is who you are now.', 'high'],
};

const TOTAL: Record<(typeof TOTAL_MILESTONES)[number], Words> = {
  1: ['Your first page', 'One reflection is written. The next one has something to answer to.', 'low'],
  10: ['Ten reflections', 'Ten pages of your own words. Leaf back through them some quiet evening.', 'low'],
  25: ['Twenty-five reflections', 'Twenty-five moments kept that would have slipped away.', 'medium'],
  50: ['Fifty reflections', 'Fifty times you stopped and looked. The patterns are yours to see.', 'medium'],
  100: [
    'One hundred reflections',
    'A hundred reflections: a small book about a life, written from the inside.',
    'high',
  ],
  250: ['Two hundred and fifty', 'Two hundred and fifty reflections. You have kept a record few people own.', 'high'],
  500: [
    'Five hundred reflections',
    'Five hundred. Whatever changes around you, you know where to find yourself.',
    'high',
  ],
};

const WEEKLY: Record<(typeof WEEKLY_MILESTONES)[number], Words> = {
  7: ['Seven this week', 'Seven reflections in one week. It will make a rich summary on Monday.', 'medium'],
  10: ['Ten this week', 'Ten reflections between one Monday and the next. What a week to remember.', 'high'],
};

const DURATION_MS: Record<Intensity, number> = { low: CELEBRATION_MIN_MS, medium: 3_500, high: CELEBRATION_MAX_MS };

export const WELCOME: Achievement = achievement('first_reflection', 1, [
  'Welcome',
  'Your first reflection is written. The journey inward has begun.',
  'medium',
]);

export function streakWords(milestone: keyof typeof STREAK): Achievement {
  return achievement('streak', milestone, STREAK[milestone]);
}

export function totalWords(milestone: keyof typeof TOTAL): Achievement {
  return achievement('total_reflections', milestone, TOTAL[milestone]);
}

export function weeklyWords(milestone: keyof typeof WEEKLY): Achievement {
  return achievement('weekly_goal', milestone, WEEKLY[milestone]);
}

function achievement(type: Achievement['type'], milestone: number, words: Words): Achievement {
  const [title, description, intensity] = words;
  return { type, milestone, title, description, intensity, celebrationDuration: DURATION_MS[intensity] };
}
