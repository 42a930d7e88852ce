import { sampleWeeks } from '../../server/demo/sample-weeks.ts';
import type { EarlierSummary, WrittenSummary } from '../../server/writer/writer.ts';
import { titlePrefix } from './measure/faithful.ts';
import { isFrameWord } from './measure/frames.ts';
import { frameOf } from './measure/reading.ts';
import { sentencesIn } from './measure/summary-text.ts';
import { tokens } from './measure/words.ts';
import type { MeasuredWriter } from './writers.ts';

const dayMs = 86_400_000;
const firstMonday = Date.UTC(2026, 0, 5);
const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

export type SeriesWeek = { readonly weekStart: string; readonly title: string; readonly summary: WrittenSummary };

/** Write the summaries of one user's ten sample weeks in order. The writer gets the earlier titles and themes. */
export async function writeSeries(writer: MeasuredWriter): Promise<SeriesWeek[]> {
  const weeks: SeriesWeek[] = [];
  const earlier: EarlierSummary[] = [];
  for (const [index, { reflections }] of sampleWeeks.entries()) {
    const monday = firstMonday + 7 * index * dayMs;
    const weekStart = isoDay(monday);
    const { summary } = await writer.write({
      weekStart,
      reflections: reflections.map(({ weekday, type, content }) => ({
        type,
        localDate: isoDay(monday + weekday * dayMs),
        question: '',
        content,
      })),
      version: 0,
      careful: false,
      earlier: [...earlier],
      corrections: [],
    });
    const title = summary.title.replace(titlePrefix(weekStart), '');
    weeks.push({ weekStart, title, summary });
    earlier.unshift({ weekStart, title, themes: summary.keyThemes });
  }
  return weeks;
}

/** Return the words of a title in alphabetical order, without frame words such as "A Week of". */
function titleWords(title: string): string {
  const words = tokens(title);
  const own = words.filter((word) => !isFrameWord(word, ['en']));
  return (own.length > 0 ? own : words).toSorted().join(' ');
}

/** Return the frame of each sentence (see `frameOf`) by its place, such as "paragraph 1, sentence 2". */
function framesOf({ summary }: SeriesWeek): Map<string, string> {
  const frames = new Map<string, string>();
  let paragraph = -1;
  let place = 0;
  for (const sentence of sentencesIn(summary.longSummary)) {
    place = sentence.paragraph === paragraph ? place + 1 : 0;
    paragraph = sentence.paragraph;
    const frame = frameOf(['en'], sentence.free);
    if (frame !== null) frames.set(`paragraph ${paragraph + 1}, sentence ${place + 1}`, frame);
  }
  return frames;
}

/** Report repeated titles, and frames that two consecutive weeks have in the same place. */
export function repeatsIn(weeks: readonly SeriesWeek[]): string[] {
  return weeks.flatMap((week, index) => {
    const before = weeks.slice(0, index).find(({ title }) => titleWords(title) === titleWords(week.title));
    const last = weeks[index - 1];
    const lastFrames = last === undefined ? new Map<string, string>() : framesOf(last);
    return [
      ...(before === undefined ? [] : [`${week.weekStart}: the title of ${before.weekStart} again: ${week.title}`]),
      ...[...framesOf(week)]
        .filter(([place, frame]) => lastFrames.get(place) === frame)
        .map(([place, frame]) => `${week.weekStart}: ${place} has the frame of the week before: ${frame}`),
    ];
  });
}
