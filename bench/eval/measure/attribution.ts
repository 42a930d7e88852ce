import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { daysNamed, weekdayOf } from './days.ts';
import { daysOfPhrase } from './echoes.ts';
import { type Quote, type Sentence, sentencesIn } from './summary-text.ts';
import { holding } from './verbatim.ts';

const eveningWords = /\bevenings?\b/iu;
const deepWords = /\bdeep\b|\bten minutes\b|\bmiddle of\b|\bmidday\b/iu;

/**
 * Return the weekday to which the text assigns a quote: the last weekday named before the quote in its sentence, or
 * else the first one named after it, or else the last one named earlier in the paragraph.
 */
function dayOf(
  labelled: LabelledWeek,
  sentences: readonly Sentence[],
  sentence: Sentence,
  order: number,
): number | null {
  const parts = sentence.free.split('⟨⟩');
  const before = parts.slice(0, order + 1).join(' ');
  const inSentence = daysNamed(before, labelled).at(-1) ?? daysNamed(parts.slice(order + 1).join(' '), labelled)[0];
  if (inSentence !== undefined) return inSentence.weekday;
  const earlier = sentences
    .filter(({ paragraph, start }) => paragraph === sentence.paragraph && start < sentence.start)
    .map(({ free }) => free)
    .join(' ');
  return daysNamed(earlier, labelled).at(-1)?.weekday ?? null;
}

/**
 * Return the index of the reflection that is the only evidence of a quote, if it is the first or last reflection of the
 * week. Return null for any other evidence, and if the sentence calls the first reflection "last" or the last
 * reflection "first".
 */
function endOfWeek({ week }: LabelledWeek, summary: WrittenSummary, { free }: Sentence, quote: Quote): number | null {
  const spans = summary.evidence.filter(({ start, end }) => start < quote.end && end > quote.start);
  const index = spans[0]?.reflections[0] ?? -1;
  if (spans.length !== 1 || spans[0]?.reflections.length !== 1) return null;
  const [first, last] = [/\bfirst\b/iu.test(free), /\blast\b/iu.test(free)];
  if (index === 0) return last && !first ? null : index;
  return index === week.reflections.length - 1 && !(first && !last) ? index : null;
}

/** `reflections` contain the quote and match the day and type that the summary states. `fault` says what is wrong. */
export type Attributed = {
  readonly quote: Quote;
  readonly reflections: readonly number[];
  readonly fault: string | null;
};

function attributed(
  labelled: LabelledWeek,
  summary: WrittenSummary,
  sentences: readonly Sentence[],
  sentence: Sentence,
  quote: Quote,
): Attributed {
  const wrong = (problem: string) => ({ quote, reflections: [], fault: `${problem}: “${quote.text}”` });
  const holders = holding(labelled, quote.text);
  if (holders.length === 0) return wrong('not verbatim');
  const order = sentence.quotes.indexOf(quote);
  const end = daysNamed(sentence.free, labelled).length > 0 ? null : endOfWeek(labelled, summary, sentence, quote);
  if (end !== null && holders.includes(end)) return { quote, reflections: [end], fault: null };
  const day = dayOf(labelled, sentences, sentence, order);
  const at = (index: number) => labelled.week.reflections[index];
  const onDay = holders.filter((index) => weekdayOf(at(index)?.localDate ?? '') === day);
  if (day === null || onDay.length === 0) return wrong('not on its day');
  const frame = sentence.free
    .split('⟨⟩')
    .slice(order, order + 2)
    .join(' ');
  const [evening, deep] = [eveningWords.test(frame), deepWords.test(frame)];
  const ofType = onDay.filter((index) => evening === deep || at(index)?.type === (evening ? 'evening' : 'deep'));
  if (ofType.length === 0) return wrong('not of its type');
  const evidence = summary.evidence.filter(({ start, end }) => start < quote.end && end > quote.start);
  const reflections = ofType.filter((index) => evidence.every((span) => span.reflections.includes(index)));
  return reflections.length === 0 ? wrong('evidence points elsewhere') : { quote, reflections, fault: null };
}

/** Return the quotes of a summary in order, without short phrases that are quoted because two days share them. */
export function attributedQuotes(labelled: LabelledWeek, summary: WrittenSummary): Attributed[] {
  const sentences = sentencesIn(summary.longSummary);
  return sentences.flatMap((sentence) =>
    sentence.quotes
      .filter((quote) => daysOfPhrase(labelled, sentences, sentence, quote).length === 0)
      .map((quote) => attributed(labelled, summary, sentences, sentence, quote)),
  );
}
