import type { Quote } from '../choose/choose-quotes.ts';
import { inQuotationMarks, punctuationOf } from '../choose/shorten-sentence.ts';
import { languageWords } from '../languages/lexicon.ts';
import type { Theme } from '../themes/choose-themes.ts';
import { capitalise } from '../themes/choose-themes.ts';
import type { WeekToSummarise } from '../writer.ts';
import { allReflections, type SummarySentence, splitEvenly } from './evidence.ts';

/** The name of a day in a language, as a line begins with it. */
function dayName(localDate: string, code: string): string {
  const language = code === 'und' ? 'en' : code;
  const date = new Date(`${localDate}T00:00:00Z`);
  if (code === 'hi-Latn') return languageWords(code, 'weekdays')[date.getUTCDay()] ?? '';
  return capitalise(new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date));
}

/** The days that were written on: what stands for themes, and in the title, where a week has none. */
export const daysOfWeek = ({ reflections }: WeekToSummarise, code: string): string[] => [
  ...new Set(reflections.map(({ localDate }) => dayName(localDate, code))),
];

/**
 * A week in another language than English: its own sentences under the names of its days, with no word of ours between
 * them. The first paragraph has its days and themes.
 */
export function quoteParagraphs(
  week: WeekToSummarise,
  picks: readonly Quote[],
  themes: readonly Theme[],
  code: string,
): SummarySentence[][] {
  const all = allReflections(week);
  const { stop, colon, comma } = punctuationOf(code);
  const day = (index: number) => dayName(week.reflections[index]?.localDate ?? week.weekStart, code);
  const span = [...new Set([day(0), day(all.length - 1)])].join(' – ');
  const names = themes.map(({ name }) => name).join(comma);
  const opening = { text: `${span}${names === '' ? '' : `${colon}${names}`}${stop}`, reflections: all };
  const pages = all.map((index): SummarySentence[] => {
    const own = picks.filter(({ reflection }) => reflection === index);
    if (own.length === 0) return [{ text: `${day(index)}${stop}`, reflections: [index] }];
    return own.map(({ text }, order) => ({
      text: `${order === 0 ? `${day(index)}${colon}` : ''}${inQuotationMarks(text, code)}`,
      reflections: [index],
    }));
  });
  return [[opening], ...splitEvenly(pages, all.length < 4 ? 1 : all.length < 9 ? 2 : 3).map((run) => run.flat())];
}
