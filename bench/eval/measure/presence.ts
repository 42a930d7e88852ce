import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { daysNamed, weekdayOf } from './days.ts';
import { attributed } from './faithful.ts';
import { sentencesIn } from './summary-text.ts';

/**
 * Return the indexes of the reflections that the summary omits. A reflection is present if it is quoted, or if a
 * sentence after the first paragraph names its day. If the day has two reflections, the sentence must also give the
 * type (in words or by evidence).
 */
export function absent(labelled: LabelledWeek, summary: WrittenSummary): number[] {
  const sentences = sentencesIn(summary.longSummary);
  const quoted = new Set(
    sentences.flatMap((sentence) =>
      sentence.quotes.flatMap((quote) => attributed(labelled, summary, sentences, sentence, quote).reflections),
    ),
  );
  const { reflections } = labelled.week;
  return reflections.flatMap(({ localDate, type }, index) => {
    if (quoted.has(index)) return [];
    const alone = reflections.filter((other) => other.localDate === localDate).length === 1;
    const told = sentences.some(({ paragraph, free, start, end }) => {
      if (paragraph === 0 || !daysNamed(free, labelled).some(({ weekday }) => weekday === weekdayOf(localDate)))
        return false;
      if (alone) return true;
      const typed = type === 'deep' ? /\bdeep\b|\bten minutes\b|\bmiddle of\b/iu : /\bevening\b|\bnight\b/iu;
      return (
        typed.test(free) ||
        summary.evidence.some((span) => span.start < end && span.end > start && span.reflections.includes(index))
      );
    });
    return told ? [] : [index];
  });
}
