import type { LabelledWeek } from '../labelled-week.ts';
import { calendarWords } from './days.ts';
import { isFrameWord } from './frames.ts';
import { numberOf } from './numbers.ts';
import { isForm, stem, tokens } from './words.ts';

const known = new WeakMap<LabelledWeek, (word: string) => boolean>();

/**
 * Return a predicate for the words that a summary of this week may use outside quotes: words of the reflections, of the
 * labelled themes and of the calendar, and grammatical words. English words may have another ending than in the
 * reflections. In other languages, words may lack the ending that they have in the reflections. All numbers are allowed
 * here, because numbers.ts judges them.
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

/** Return those words of a text, in lower case, that a summary of this week may not contain. */
export const unknownWords = (labelled: LabelledWeek, text: string): string[] => {
  const has = vocabularyOf(labelled);
  return tokens(text).filter((word) => !has(word));
};

/** Two names that share this many first letters count as forms of one name, such as "Hanią" and "Hania". */
const nameBegin = 4;

/**
 * Return the unknown words that begin with a capital letter and are not the first word of a sentence. These are
 * invented names. Return none for German, where every noun begins with a capital letter.
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
