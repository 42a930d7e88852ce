import type { LabelledWeek } from '../labelled-week.ts';
import { calendarWords } from './days.ts';
import { isFrameWord } from './frames.ts';
import { numberOf } from './numbers.ts';
import { isForm, stem, tokens } from './words.ts';

const known = new WeakMap<LabelledWeek, (word: string) => boolean>();

/**
 * Return a function that tells whether a summary of the week may contain a word outside quotes. The word must be in the
 * reflections, the labels or the calendar, or be a frame word. Its ending may differ. Numbers are always allowed here,
 * because numbers.ts checks them.
 */
export function vocabularyOf(labelled: LabelledWeek): (word: string) => boolean {
  const before = known.get(labelled);
  if (before !== undefined) return before;
  const english = labelled.languages.includes('en');
  const { reflections } = labelled.week;
  const labels = [...labelled.themes.flat(), ...labelled.subject];
  const own = tokens([...reflections.map(({ content }) => content), ...labels, calendarWords(labelled)].join(' '));
  const exact = new Set(own);
  const stems = new Set(own.map(stem));
  const has = (word: string) =>
    exact.has(word) ||
    numberOf(word) !== null ||
    isFrameWord(word, labelled.languages) ||
    (english ? stems.has(stem(word)) : own.some((other) => isForm(other, word)));
  known.set(labelled, has);
  return has;
}

/** Return the words of a text that the summary may not contain, in lower case. */
export const unknownWords = (labelled: LabelledWeek, text: string): string[] => {
  const has = vocabularyOf(labelled);
  return tokens(text).filter((word) => !has(word));
};

/** Names that share this many first letters are forms of one name, such as "Hanią" and "Hania". */
const nameBegin = 4;

/**
 * Return invented names: unknown words with a capital letter inside a sentence. Return none if German is a language of
 * the week, because German capitalises all nouns.
 */
export function unknownNames(labelled: LabelledWeek, sentence: string): string[] {
  if (labelled.languages.includes('de')) return [];
  const names = new Set(
    Array.from(sentence.matchAll(/(?<=[\p{L}\p{N},;:] )\p{Lu}\p{Ll}+/gu), ([name]) => name.toLowerCase()),
  );
  const begins = new Set(
    labelled.week.reflections.flatMap(({ content }) => tokens(content).map((word) => word.slice(0, nameBegin))),
  );
  return unknownWords(labelled, sentence).filter((word) => names.has(word) && !begins.has(word.slice(0, nameBegin)));
}
