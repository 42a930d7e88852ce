import type { WrittenSummary } from '../../../server/writer/writer.ts';
import type { Echo, LabelledWeek } from '../labelled-week.ts';
import { daysNamed, weekdayOf } from './days.ts';
import { isFrameWord } from './frames.ts';
import { numberOf } from './numbers.ts';
import { type Quote, type Sentence, sentencesIn } from './summary-text.ts';
import { holdsWords, sharesRun, tokens } from './words.ts';

/** If a sentence names two days and quotes at most this many words, both days must contain these words. */
const longestPhrase = 6;

/** A sentence that names more days than this is about the whole week, not about days that share words. */
const mostDays = 4;

const weekdaysIn = (labelled: LabelledWeek, text: string): number[] => [
  ...new Set(daysNamed(text, labelled).map(({ weekday }) => weekday)),
];

/**
 * Return the days that share a quoted phrase according to the text, or none if the quote is no shared phrase. If the
 * sentence names two or more days, return these days. If it names one day, as in "On Tuesday there is “sycamore”
 * again", return it and the last day named earlier in the paragraph. If it names no day, as in "Two days share
 * “sycamore”", return the next two days named in the paragraph.
 */
export function daysOfPhrase(
  labelled: LabelledWeek,
  sentences: readonly Sentence[],
  sentence: Sentence,
  { text }: Quote,
): number[] {
  if (tokens(text).length > longestPhrase) return [];
  const days = weekdaysIn(labelled, sentence.free);
  if (days.length > 1) return days;
  if (/[.!?…。！？؟।۔]$/u.test(text)) return [];
  const at = sentences.indexOf(sentence);
  const daysOf = (some: readonly Sentence[]) =>
    some.filter(({ paragraph }) => paragraph === sentence.paragraph).flatMap(({ free }) => weekdaysIn(labelled, free));
  const shared =
    days.length === 0
      ? [...new Set(daysOf(sentences.slice(at + 1)))].slice(0, 2)
      : [...daysOf(sentences.slice(0, at)).slice(-1), ...days];
  return new Set(shared).size > 1 ? [...new Set(shared)] : [];
}

const pagesOf = ({ week }: LabelledWeek, weekday: number): string =>
  week.reflections
    .filter(({ localDate }) => weekdayOf(localDate) === weekday)
    .map(({ content }) => content)
    .join('\n');

const written = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Return the words of a sentence that come from the reflections. Leave out days, numbers and frame words (see
 * `frameWords`). If the main language is not English, return only capitalised words that do not begin the sentence,
 * because the list of frame words is incomplete in other languages.
 */
function ownWordsIn(labelled: LabelledWeek, { free }: Sentence): string[] {
  const pages = labelled.week.reflections.map(({ content }) => content);
  const english = labelled.languages[0] === 'en';
  return Array.from(written.segment(free))
    .filter(({ isWordLike, segment, index }) => isWordLike && (english || (index > 0 && /^\p{Lu}/u.test(segment))))
    .map(({ segment }) => segment)
    .filter((word) => {
      const lower = word.toLowerCase();
      if (isFrameWord(lower, labelled.languages) || numberOf(lower) !== null) return false;
      if (daysNamed(word, labelled).length > 0) return false;
      return pages.some((page) => holdsWords(page, word));
    });
}

export type SaidEcho = { readonly text: string; readonly isTrue: boolean };

/**
 * Return the echoes that a summary states: sentences that connect two to four days by words of the user. In the first
 * paragraph, ignore words of the themes.
 */
export function echoesSaid(labelled: LabelledWeek, { longSummary, keyThemes }: WrittenSummary): SaidEcho[] {
  const themes = new Set(keyThemes.flatMap(tokens));
  const sentences = sentencesIn(longSummary);
  return sentences.flatMap((sentence): SaidEcho[] => {
    const shared = sentence.quotes.flatMap((quote): [string, number[]][] => {
      const days = daysOfPhrase(labelled, sentences, sentence, quote);
      return days.length === 0 ? [] : [[quote.text, days]];
    });
    const weekdays = weekdaysIn(labelled, sentence.free);
    if (weekdays.length > mostDays) return [];
    const free = weekdays.length < 2 ? [] : ownWordsIn(labelled, sentence);
    const words = sentence.paragraph === 0 ? free.filter((word) => !themes.has(word.toLowerCase())) : free;
    if (shared.length + words.length === 0) return [];
    const isOn = (wanted: string) => (day: number) => holdsWords(pagesOf(labelled, day), wanted);
    const isWritten = (phrase: string, days: readonly number[]) =>
      days.some((day) => sharesRun(tokens(phrase), tokens(pagesOf(labelled, day)), tokens(phrase).length));
    const isTrue =
      words.every((word) => weekdays.every(isOn(word))) &&
      shared.every(([phrase, days]) => days.every(isOn(phrase)) && isWritten(phrase, days));
    return [{ text: [...shared.map(([phrase]) => phrase), ...words].join(' '), isTrue }];
  });
}

/** Return the labelled echoes whose days and words are in one sentence or in two consecutive ones. */
export function echoesFound(labelled: LabelledWeek, longSummary: string): Echo[] {
  const sentences = sentencesIn(longSummary).map((sentence) => ({
    paragraph: sentence.paragraph,
    days: weekdaysIn(labelled, sentence.free),
    text: [
      sentence.free,
      ...sentence.quotes.map(({ text }) => text).filter((text) => tokens(text).length <= longestPhrase),
    ].join(' '),
  }));
  return labelled.echoes.filter(({ days, words }) =>
    sentences.some((sentence, index) => {
      const next = sentences[index + 1];
      const spans = next?.paragraph === sentence.paragraph ? [[sentence], [sentence, next]] : [[sentence]];
      return spans.some(
        (span) =>
          days.every((day) => span.some((part) => part.days.includes(day))) &&
          holdsWords(span.map(({ text }) => text).join(' '), words),
      );
    }),
  );
}

export const wrongLabels = (labelled: LabelledWeek): Echo[] =>
  labelled.echoes.filter(({ days, words }) => !days.every((day) => holdsWords(pagesOf(labelled, day), words)));
