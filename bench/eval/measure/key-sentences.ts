import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { attributed } from './faithful.ts';
import { frameWords } from './frame-words.ts';
import { sentencesIn } from './summary-text.ts';
import { longestRun, stem, tokens } from './words.ts';

/** How much of a heart must be there. */
const most = 0.6;

const meaning = (text: string) =>
  new Set(
    tokens(text)
      .filter((word) => !frameWords.has(word))
      .map(stem),
  );

function shareOf(wanted: ReadonlySet<string>, words: ReadonlySet<string>): number {
  return wanted.size === 0 ? 0 : [...wanted].filter((word) => words.has(word)).length / wanted.size;
}

/** Indexes of the reflections that have a heart to find. */
export const heartful = ({ marks }: LabelledWeek): number[] =>
  marks.flatMap(({ hearts, dangerous }, index) => (hearts.length > 0 && dangerous.length === 0 ? [index] : []));

/** Indexes of the reflections whose heart the summary quotes, or tells in most of its words with the right evidence. */
export function heartsFound(labelled: LabelledWeek, summary: WrittenSummary): number[] {
  const sentences = sentencesIn(summary.longSummary);
  const quoted = sentences.flatMap((sentence) =>
    sentence.quotes.map((quote) => ({
      words: tokens(quote.text),
      reflections: attributed(labelled, summary, sentences, sentence, quote).reflections,
    })),
  );
  return heartful(labelled).filter((index) =>
    labelled.marks[index]?.hearts.some((heart) => {
      const words = tokens(heart);
      if (
        quoted.some(
          (quote) => quote.reflections.includes(index) && longestRun(words, quote.words) >= most * words.length,
        )
      )
        return true;
      return sentences.some(
        ({ free, start, end }) =>
          shareOf(meaning(heart), meaning(free)) >= most &&
          summary.evidence.some((span) => span.start < end && span.end > start && span.reflections.includes(index)),
      );
    }),
  );
}
