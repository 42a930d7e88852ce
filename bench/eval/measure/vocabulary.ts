import type { LabelledWeek } from '../labelled-week.ts';
import { calendarWords } from './days.ts';
import { frameWords } from './frame-words.ts';
import { numberOf } from './numbers.ts';
import { topicNames } from './topic-names.ts';
import { stem, tokens } from './words.ts';

export type Vocabulary = {
  readonly has: (word: string) => boolean;
  /** Whether the word is part of a topic name. Only title, themes and opening may use such words. */
  readonly hasTopic: (word: string) => boolean;
};

/** The number of letters of the longest ending: "전화를", "jabłkach", "dükkâna". */
const longestEnding = 3;

/** Return whether a word is one of the written words without its ending, for languages that inflect nouns. */
function isBegun(word: string, written: Iterable<string>): boolean {
  if (word.length < (/^\p{Script=Hangul}/u.test(word) ? 2 : 4)) return false;
  for (const other of written) if (other.startsWith(word) && other.length - word.length <= longestEnding) return true;
  return false;
}

const known = new WeakMap<LabelledWeek, Vocabulary>();

/**
 * Return the words that a summary of this week may use outside quotes: the words of the reflections, of the labelled
 * themes and of the calendar, and the frame words if the week is partly in English. English words may change their
 * ending, other words may lose it. numbers.ts judges numbers.
 */
export function vocabularyOf(labelled: LabelledWeek): Vocabulary {
  const before = known.get(labelled);
  if (before !== undefined) return before;
  const english = labelled.languages.includes('en');
  const own = tokens(
    [
      ...labelled.week.reflections.map(({ content }) => content),
      ...labelled.themes.flat(),
      calendarWords(labelled),
    ].join(' '),
  );
  const exact = new Set(own);
  const stems = new Set(english ? own.map(stem) : []);
  const topics = new Set(labelled.languages.flatMap((language) => topicNames(language).flatMap(tokens)));
  const vocabulary = {
    hasTopic: (word: string) => topics.has(word),
    has: (word: string) =>
      exact.has(word) ||
      numberOf(word) !== null ||
      (!english && isBegun(word, exact)) ||
      (english && (frameWords.has(word) || frameWords.has(word.replace(/'s$/u, '')) || stems.has(stem(word)))),
  };
  known.set(labelled, vocabulary);
  return vocabulary;
}
