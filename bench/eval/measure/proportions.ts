import type { LabelledWeek } from '../labelled-week.ts';
import { withoutDays } from './days.ts';
import { quotesIn } from './summary-text.ts';
import { tokens } from './words.ts';

export const wordsIn = (text: string): number => tokens(text).length;

export const weekWords = ({ week }: LabelledWeek): number =>
  week.reflections.reduce((sum, { content }) => sum + wordsIn(content), 0);

/** Whether a summary of the week has English phrases: the week's main language is English. */
const isFramed = ({ languages }: LabelledWeek) => languages[0] === 'en';

/** A week of fewer words, without English phrases, may be quoted completely. */
const fewWords = 60;

/**
 * Return the share of the summary's words that are quoted. Without English phrases the whole summary is quoted: return
 * the share of the week's words that it quotes, or 0 for a week of fewer than 60 words.
 */
export function quotedShare(labelled: LabelledWeek, longSummary: string): number {
  const quoted = wordsIn(
    quotesIn(longSummary)
      .map(({ text }) => text)
      .join('\n'),
  );
  if (isFramed(labelled)) return quoted / Math.max(1, wordsIn(longSummary));
  return weekWords(labelled) < fewWords ? 0 : quoted / weekWords(labelled);
}

/**
 * Return the minimum number of words of a summary: 100, or fewer if the week has fewer. Without English phrases: 100,
 * or fewer if a third of the words that may be quoted is fewer.
 */
export function fewestWords(labelled: LabelledWeek): number {
  if (isFramed(labelled)) return Math.min(100, weekWords(labelled));
  const quotable = labelled.week.reflections.filter((_, index) => labelled.marks[index]?.dangerous.length === 0);
  return Math.min(100, Math.floor(quotable.reduce((sum, { content }) => sum + wordsIn(content), 0) / 3));
}

const windowWords = 4;

/**
 * Return the share of words that are in a repeat of four words in a row. All weekdays count as the same word. Return 1
 * if a sentence or a quote of at least three words occurs twice.
 */
export function repetition(labelled: LabelledWeek, longSummary: string): number {
  const quotes = quotesIn(longSummary).map(({ text }) => tokens(text).join(' '));
  const lines = longSummary.split(/(?<=[.!?。！？]["”»“]?)\s+/u).map((line) => tokens(line).join(' '));
  for (const parts of [quotes, lines])
    if (parts.some((part, at) => part.split(' ').length >= 3 && parts.indexOf(part) < at)) return 1;
  const words = tokens(withoutDays(longSummary, labelled.languages));
  const seen = new Set<string>();
  const repeated = new Set<number>();
  for (let at = 0; at + windowWords <= words.length; at += 1) {
    const run = words.slice(at, at + windowWords).join(' ');
    if (seen.has(run) && run.replaceAll('someday', '').trim() !== '')
      for (let word = at; word < at + windowWords; word += 1) repeated.add(word);
    seen.add(run);
  }
  return words.length === 0 ? 0 : repeated.size / words.length;
}
