import type { LabelledWeek } from '../labelled-week.ts';
import { tokens } from './words.ts';

export const wordsIn = (text: string): number => tokens(text).length;

export const weekWords = ({ week }: LabelledWeek): number =>
  week.reflections.reduce((sum, { content }) => sum + wordsIn(content), 0);

const longestShare = 0.6;

/** A summary may always have this many words. */
const alwaysAllowed = 60;

/**
 * Return the maximum length of a summary as a share of the week's words: 0.6, or more for a week of under 100 words.
 */
export const longestShareOf = (labelled: LabelledWeek): number =>
  Math.max(longestShare, alwaysAllowed / Math.max(1, weekWords(labelled)));

export const lengthShare = (labelled: LabelledWeek, longSummary: string): number =>
  wordsIn(longSummary) / Math.max(1, weekWords(labelled));

/** Return the minimum number of quotes: 2, or 1 for a short week or one with a danger phrase. */
export const fewestQuotes = (labelled: LabelledWeek): number =>
  labelled.week.careful || weekWords(labelled) < alwaysAllowed / longestShare ? 1 : 2;

export const mostQuotes = 6;
