import type { LabelledWeek } from '../labelled-week.ts';
import { calendarWords } from './days.ts';
import { frameWords } from './frame-words.ts';
import { numberOf } from './numbers.ts';
import { topicNames } from './topic-names.ts';
import { stem, tokens } from './words.ts';

export type Vocabulary = {
  readonly has: (word: string) => boolean;
  /** Whether it is a word of a topic name, which title, themes and opening may use. */
  readonly hasTopic: (word: string) => boolean;
};

/** Letters of the longest ending: "전화를", "jabłkach", "dükkâna". */
const longestEnding = 3;

/** Return whether a word is one of the written words without its ending, for languages that inflect nouns. */
function isBegun(word: string, written: Iterable<string>): boolean {
  if (word.length < (/^\p{Script=Hangul}/u.test(word) ? 2 : 4)) return false;
  for (const other of written) if (other.startsWith(word) && other.length - word.length <= longestEnding) return true;
  return false;
}

const known = new WeakMap<LabelledWeek, Vocabulary>();

/**
 * Return the words that a summary of this week may use outside quotes: of the reflections, the labelled themes and the
 * calendar, and the frame words if English is one of its languages. English words may have another ending, others may
 * lose it. Numbers are judged elsewhere.
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
