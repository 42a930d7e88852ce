import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { attributed } from './faithful.ts';
import { frameWords } from './frame-words.ts';
import { sentencesIn } from './summary-text.ts';
import { longestRun, stem, tokens } from './words.ts';

/** The share of a key sentence's words that the summary must contain. */
const requiredShare = 0.6;

const meaning = (text: string) =>
  new Set(
    tokens(text)
      .filter((word) => !frameWords.has(word))
      .map(stem),
  );

function shareOf(wanted: ReadonlySet<string>, words: ReadonlySet<string>): number {
  return wanted.size === 0 ? 0 : [...wanted].filter((word) => words.has(word)).length / wanted.size;
}

/** Return the indexes of the reflections with a key sentence and without a dangerous line. */
export const reflectionsWithKeySentence = ({ marks }: LabelledWeek): number[] =>
  marks.flatMap(({ keySentences, dangerous }, index) =>
    keySentences.length > 0 && dangerous.length === 0 ? [index] : [],
  );

/**
 * Return the indexes of the reflections with a key sentence that the summary quotes or retells with the right evidence.
 */
export function keySentencesFound(labelled: LabelledWeek, summary: WrittenSummary): number[] {
  const sentences = sentencesIn(summary.longSummary);
  const quoted = sentences.flatMap((sentence) =>
    sentence.quotes.map((quote) => ({
      words: tokens(quote.text),
      reflections: attributed(labelled, summary, sentences, sentence, quote).reflections,
    })),
  );
  return reflectionsWithKeySentence(labelled).filter((index) =>
    labelled.marks[index]?.keySentences.some((sentence) => {
      const words = tokens(sentence);
      if (
        quoted.some(
          (quote) =>
            quote.reflections.includes(index) && longestRun(words, quote.words) >= requiredShare * words.length,
        )
      )
        return true;
      return sentences.some(
        ({ free, start, end }) =>
          shareOf(meaning(sentence), meaning(free)) >= requiredShare &&
          summary.evidence.some((span) => span.start < end && span.end > start && span.reflections.includes(index)),
      );
    }),
  );
}
