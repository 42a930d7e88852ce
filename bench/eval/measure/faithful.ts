import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { attributedQuotes } from './attribution.ts';
import { daysNamed, weekdayOf } from './days.ts';
import { modelQuotes } from './model-quotes.ts';
import { wrongNumbers } from './numbers.ts';
import { ownWords } from './own-words.ts';
import { type Sentence, sentencesIn } from './summary-text.ts';
import { unknownNames, unknownWords } from './vocabulary.ts';
import { sharesRun, tokens } from './words.ts';

/** A model retells the week in its own words, so fewer checks apply to it than to the builtin writer. */
export type WriterKind = 'builtin' | 'model';

/** This many of the user's words in a row count as a quote, even without quotation marks. */
const copiedWords = 7;

function sentenceFaults(
  labelled: LabelledWeek,
  summary: WrittenSummary,
  sentence: Sentence,
  kind: WriterKind,
): string[] {
  const faults = wrongNumbers(labelled, sentence, summary.keyThemes)
    .filter((word) => kind === 'builtin' || /^\d/u.test(word))
    .map((word) => `wrong number: ${word}`);
  const words = tokens(sentence.free);
  const themes = new Set(summary.keyThemes.flatMap(tokens));
  const unknown = kind === 'model' ? unknownNames(labelled, sentence.free) : unknownWords(labelled, sentence.free);
  faults.push(...unknown.filter((word) => !themes.has(word)).map((word) => `unknown word: ${word}`));
  const own = ownWords(labelled).byReflection;
  if (kind === 'builtin' && own.some((text) => sharesRun(words, text, Math.max(3, Math.min(copiedWords, text.length)))))
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

/** Return how the title of a week must start: 'Week of March 2, 2026: '. */
export function titlePrefix(weekStart: string): string {
  const [year, month, day] = weekStart.split('-').map(Number);
  return `Week of ${months[(month ?? 1) - 1]} ${day}, ${year}: `;
}

/**
 * Return the statements of a summary that the reflections do not support. Allow theme names that the user did not
 * write.
 */
export function unfaithful(labelled: LabelledWeek, summary: WrittenSummary, kind: WriterKind): string[] {
  const sentences = sentencesIn(summary.longSummary);
  const faults = sentences.flatMap((sentence) => sentenceFaults(labelled, summary, sentence, kind));
  const quotes = kind === 'model' ? modelQuotes(labelled, summary) : attributedQuotes(labelled, summary);
  faults.push(...quotes.flatMap(({ fault }) => fault ?? []));
  const prefix = titlePrefix(labelled.week.weekStart);
  if (!summary.title.startsWith(prefix)) faults.push('the title does not begin with its week');
  const themes = new Set(summary.keyThemes.flatMap(tokens));
  const title = summary.title.replace(prefix, '');
  const unknown = kind === 'model' ? [] : unknownWords(labelled, title);
  faults.push(...unknown.filter((word) => !themes.has(word)).map((word) => `unknown word: ${word}`));
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
