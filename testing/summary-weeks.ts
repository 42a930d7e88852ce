// What the tests of the builtin writer share.
import { addDays } from '../core/domain/days/day.ts';
import type { WeekToSummarise } from '../server/writer/writer.ts';

export const weekStart = '2026-03-02';

/** A week of pages, one a day, every third one a deep reflection; the seventh day has the rest. */
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
});

export const quotesIn = (text: string) => Array.from(text.matchAll(/“([^”]*)”/gu), ([, quote = '']) => quote);
/** With single spaces and one kind of quotation mark, as quotes are compared. */
export const plain = (text: string) => text.replace(/\s+/gu, ' ').replace(/[“”„«»"]/gu, "'");
