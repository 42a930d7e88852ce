import type { LabelledWeek } from '../labelled-week.ts';
import { tokens } from './words.ts';

export const wordsIn = (text: string): number => tokens(text).length;

export const weekWords = ({ week }: LabelledWeek): number =>
  week.reflections.reduce((sum, { content }) => sum + wordsIn(content), 0);

/** The maximum length of a summary, as a share of the week's words. */
const longestShare = 0.6;

/** A summary may have this many words even if its week has few. */
const alwaysAllowed = 60;

/**
 * Return how long a summary may be, as a share of the week's words: 0.6, or more if the week has fewer than 100 words.
 */
export const longestShareOf = (labelled: LabelledWeek): number =>
  Math.max(longestShare, alwaysAllowed / Math.max(1, weekWords(labelled)));

/** Return how long a summary is, as a share of the week's words. */
export const lengthShare = (labelled: LabelledWeek, longSummary: string): number =>
  wordsIn(longSummary) / Math.max(1, weekWords(labelled));

/** Return the minimum number of quotes: 2, or 1 if the week is short or careful. */
export const fewestQuotes = (labelled: LabelledWeek): number =>
  labelled.week.careful || weekWords(labelled) < alwaysAllowed / longestShare ? 1 : 2;

export const mostQuotes = 6;
