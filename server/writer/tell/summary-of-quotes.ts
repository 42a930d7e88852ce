import { capitalised } from '../../../core/domain/texts/limit-texts.ts';
import { sentencesOf } from '../../../core/domain/texts/sentences.ts';
import type { Passage } from '../choose/passages.ts';
import { languageWords } from '../languages/lexicon.ts';
import type { Theme } from '../themes/theme-candidates.ts';
import type { WeekToSummarise } from '../writer.ts';
import { allReflections, type SummarySentence } from './evidence.ts';
import { inQuotationMarks, joinedIn, punctuationOf } from './quotation.ts';

function dayName(localDate: string, code: string): string {
  const language = code === 'und' ? 'en' : code;
  const date = new Date(`${localDate}T00:00:00Z`);
  if (code === 'hi-Latn') return languageWords(code, 'weekdays')[date.getUTCDay()] ?? '';
  return capitalised(new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date));
}

/** Return the weekdays of the reflections. They become title and themes if a week has no themes. */
export const daysOfWeek = ({ reflections }: WeekToSummarise, code: string): string[] => [
  ...new Set(reflections.map(({ localDate }) => dayName(localDate, code))),
];

/**
 * Write a summary in a language without phrases. It consists only of days, themes and quotes. Each quote follows its
 * day.
 */
export function quoteParagraphs(
  week: WeekToSummarise,
  passages: readonly Passage[],
  themes: readonly Theme[],
  code: string,
): SummarySentence[][] {
  const all = allReflections(week);
  const { stop, colon, comma } = punctuationOf(code);
  const day = (index: number) => dayName(week.reflections[index]?.localDate ?? week.weekStart, code);
  const span = [...new Set([day(0), day(all.length - 1)])].join(' – ');
  const names = themes.map(({ name }) => name).join(comma);
  const opening = { text: `${span}${names === '' ? '' : `${colon}${names}`}${stop}`, reflections: all };
  const quoted = passages.map(({ sentences, reflection }) => {
    const text = `${day(reflection)}${colon}${inQuotationMarks(joinedIn(sentences, code), code)}`;
    return sentencesOf(text).map((sentence) => ({ text: sentence, reflections: [reflection] }));
  });
  return [[opening], ...quoted];
}
