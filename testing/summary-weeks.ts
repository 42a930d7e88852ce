import { addDays } from '../core/domain/days/day.ts';
import type { WeekToSummarise } from '../server/writer/writer.ts';

export const weekStart = '2026-03-02';

/**
 * Return a week with one reflection a day from Monday to Sunday. Further reflections are also on Sunday. Every third
 * reflection is deep.
 */
export const weekOf = (...contents: string[]): WeekToSummarise => ({
  weekStart,
  reflections: contents.map((content, index) => ({
    type: index % 3 === 2 ? ('deep' as const) : ('evening' as const),
    localDate: addDays(weekStart, Math.min(index, 6)),
    question: 'What was there today?',
    content,
  })),
  version: 0,
  careful: false,
  earlier: [],
  corrections: [],
});

export const quotesIn = (text: string) => Array.from(text.matchAll(/“([^”]*)”/gu), ([, quote = '']) => quote);
/** Normalise spaces and quotation marks, so that quotes can be compared. */
export const plain = (text: string) => text.replace(/\s+/gu, ' ').replace(/[“”„«»"‘’‚『』]/gu, "'");
