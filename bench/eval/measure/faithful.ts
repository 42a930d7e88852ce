import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { daysNamed, weekdayOf } from './days.ts';
import { wrongNumbers } from './numbers.ts';
import { ownWords } from './own-words.ts';
import { type Quote, type Sentence, sentencesIn } from './summary-text.ts';
import { holding } from './verbatim.ts';
import { vocabularyOf } from './vocabulary.ts';
import { sharesRun, tokens } from './words.ts';

const eveningWords = /\bevenings?\b/iu;
const deepWords = /\bdeep\b|\bten minutes\b|\bmiddle of\b|\bmidday\b/iu;

/**
 * Return the day that the text gives for a quote: the last day named before it in its sentence, else the first day
 * named after it, else the last day named earlier in its paragraph.
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
 * Return the reflections that contain the quote and fit the day, the type and the evidence that the summary gives for
 * it.
 */
export function attributed(
  labelled: LabelledWeek,
  summary: WrittenSummary,
  sentences: readonly Sentence[],
  sentence: Sentence,
  quote: Quote,
): { readonly reflections: readonly number[]; readonly fault: string | null } {
  const holders = holding(labelled, quote.text);
  if (holders.length === 0) return { reflections: [], fault: `not verbatim: “${quote.text}”` };
  const order = sentence.quotes.indexOf(quote);
  const day = dayOf(labelled, sentences, sentence, order);
  const at = (index: number) => labelled.week.reflections[index];
  const onDay = holders.filter((index) => weekdayOf(at(index)?.localDate ?? '') === day);
  if (day === null || onDay.length === 0) return { reflections: [], fault: `not on its day: “${quote.text}”` };
  const frame = sentence.free
    .split('⟨⟩')
    .slice(order, order + 2)
    .join(' ');
  const [evening, deep] = [eveningWords.test(frame), deepWords.test(frame)];
  const ofType = onDay.filter((index) => evening === deep || at(index)?.type === (evening ? 'evening' : 'deep'));
  if (ofType.length === 0) return { reflections: [], fault: `not of its type: “${quote.text}”` };
  const evidence = summary.evidence.filter(({ start, end }) => start < quote.end && end > quote.start);
  const rests = ofType.filter((index) => evidence.every(({ reflections }) => reflections.includes(index)));
  if (rests.length === 0) return { reflections: [], fault: `evidence points elsewhere: “${quote.text}”` };
  return { reflections: rests, fault: null };
}

/** This many words in a row count as a quote, even without quotation marks. */
const copiedWords = 7;

function sentenceFaults(labelled: LabelledWeek, summary: WrittenSummary, sentence: Sentence): string[] {
  const faults = wrongNumbers(labelled, sentence, summary.keyThemes).map((word) => `wrong number: ${word}`);
  const vocabulary = vocabularyOf(labelled);
  const words = tokens(sentence.free);
  const themes = new Set(sentence.paragraph === 0 ? summary.keyThemes.flatMap(tokens) : []);
  faults.push(
    ...words
      .filter((word) => !vocabulary.has(word) && !(themes.has(word) && vocabulary.hasTopic(word)))
      .map((word) => `unknown word: ${word}`),
  );
  const own = ownWords(labelled).byReflection;
  if (own.some((text) => sharesRun(words, text, Math.max(3, Math.min(copiedWords, text.length)))))
    faults.push('copied without quotation marks');
  const written = labelled.week.reflections.map(({ localDate }) => weekdayOf(localDate));
  const named = daysNamed(sentence.free, labelled).filter(({ weekday }) => !written.includes(weekday));
  const ownText = named.length === 0 ? '' : labelled.week.reflections.map(({ content }) => content).join(' ');
  const ownDays = daysNamed(ownText, labelled).map(({ weekday }) => weekday);
  for (const { weekday } of named)
    if (!ownDays.includes(weekday)) faults.push(`a day without a reflection: ${weekday}`);
  return faults;
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** Return the start of every title: 'Week of March 2, 2026: '. */
export function titlePrefix(weekStart: string): string {
  const [year, month, day] = weekStart.split('-').map(Number);
  return `Week of ${months[(month ?? 1) - 1]} ${day}, ${year}: `;
}

/** Return all faults of a summary; none if it is faithful. */
export function unfaithful(labelled: LabelledWeek, summary: WrittenSummary): string[] {
  const faults: string[] = [];
  const sentences = sentencesIn(summary.longSummary);
  for (const sentence of sentences) {
    faults.push(...sentenceFaults(labelled, summary, sentence));
    for (const quote of sentence.quotes) {
      const { fault } = attributed(labelled, summary, sentences, sentence, quote);
      if (fault !== null) faults.push(fault);
    }
  }
  const prefix = titlePrefix(labelled.week.weekStart);
  if (!summary.title.startsWith(prefix)) faults.push('the title does not begin with its week');
  const vocabulary = vocabularyOf(labelled);
  for (const line of [summary.title.replace(prefix, ''), ...summary.keyThemes])
    faults.push(
      ...tokens(line)
        .filter((word) => !vocabulary.has(word) && !vocabulary.hasTopic(word))
        .map((word) => `unknown word: ${word}`),
    );
  const { length } = labelled.week.reflections;
  for (const { start, end, reflections } of summary.evidence)
    if (
      start < 0 ||
      end <= start ||
      end > summary.longSummary.length ||
      reflections.some((index) => index < 0 || index >= length)
    )
      faults.push('evidence outside of the text or the week');
  return faults;
}
