import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import type { Attributed } from './attribution.ts';
import { daysNamed, weekdayOf } from './days.ts';
import { sentencesIn } from './summary-text.ts';
import { sharesRun, tokens } from './words.ts';

/**
 * Return the quotes of a model, which may be parts of sentences. If a sentence names days, its quotes must be from one
 * of these days.
 */
export function modelQuotes(labelled: LabelledWeek, { longSummary }: WrittenSummary): Attributed[] {
  return sentencesIn(longSummary).flatMap(({ free, quotes }) => {
    const days = daysNamed(free, labelled).map(({ weekday }) => weekday);
    return quotes.map((quote): Attributed => {
      const words = tokens(quote.text);
      const holders = labelled.week.reflections.flatMap(({ content, localDate }, index) =>
        sharesRun(words, tokens(content), words.length) || content.includes(quote.text)
          ? [{ index, weekday: weekdayOf(localDate) }]
          : [],
      );
      const onDay = holders.filter(({ weekday }) => days.length === 0 || days.includes(weekday));
      const problem = holders.length === 0 ? 'not verbatim' : onDay.length === 0 ? 'not on its day' : null;
      return {
        quote,
        reflections: onDay.map(({ index }) => index),
        fault: problem === null ? null : `${problem}: “${quote.text}”`,
      };
    });
  });
}
