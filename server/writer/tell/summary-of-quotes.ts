import type { Pick } from '../choose/choose-quotes.ts';
import { pointsOf, quoted } from '../choose/shorten-sentence.ts';
import { languageWords } from '../languages/lexicon.ts';
import type { Theme } from '../themes/choose-themes.ts';
import { capitalised } from '../themes/choose-themes.ts';
import type { WeekToSummarise } from '../writer.ts';
import { allOf, inRuns, type Told } from './evidence.ts';

/** The name of a day in a language, as a line begins with it. */
function dayName(localDate: string, code: string): string {
  const language = code === 'und' ? 'en' : code;
  const date = new Date(`${localDate}T00:00:00Z`);
  if (code === 'hi-Latn') return languageWords(code, 'weekdays')[date.getUTCDay()] ?? '';
  return capitalised(new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date));
}

/** The days that were written on: what stands for themes, and in the title, where a week has none. */
export const daysOfWeek = ({ reflections }: WeekToSummarise, code: string): string[] => [
  ...new Set(reflections.map(({ localDate }) => dayName(localDate, code))),
];

/**
 * A week in another language than English: its own sentences under the names of its days, with no word of ours between
 * them. The first paragraph has its days and themes.
 */
export function extractParagraphs(
  week: WeekToSummarise,
  picks: readonly Pick[],
  themes: readonly Theme[],
  code: string,
): Told[][] {
  const all = allOf(week);
  const { stop, colon, comma } = pointsOf(code);
  const day = (index: number) => dayName(week.reflections[index]?.localDate ?? week.weekStart, code);
  const span = [...new Set([day(0), day(all.length - 1)])].join(' – ');
  const names = themes.map(({ name }) => name).join(comma);
  const opening = { text: `${span}${names === '' ? '' : `${colon}${names}`}${stop}`, reflections: all };
  const pages = all.map((index): Told[] => {
    const own = picks.filter(({ reflection }) => reflection === index);
    if (own.length === 0) return [{ text: `${day(index)}${stop}`, reflections: [index] }];
    return own.map(({ text }, order) => ({
      text: `${order === 0 ? `${day(index)}${colon}` : ''}${quoted(text, code)}`,
      reflections: [index],
    }));
  });
  return [[opening], ...inRuns(pages, all.length < 4 ? 1 : all.length < 9 ? 2 : 3).map((run) => run.flat())];
}
