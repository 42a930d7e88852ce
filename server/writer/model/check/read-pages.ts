import { sentencesOf } from '../../../../core/domain/texts/sentences.ts';
import { hasProperty } from '../../languages/properties.ts';
import { topicsIn } from '../../languages/topics.ts';
import { detectLanguage } from '../../read/detect-language.ts';
import { removePastedText } from '../../read/pasted-text.ts';
import type { WeekToSummarise } from '../../writer.ts';
import { normaliseSpaces, unicodeWords } from '../answer/answer-text.ts';
import { type AnswerWords, answerWords } from './words/answer-words.ts';
import { areForms, foldWord } from './words/word-forms.ts';

/** A sentence with its words in folded form: in lower case, without accents. */
export type PageSentence = { readonly text: string; readonly words: readonly string[] };

type Page = {
  readonly weekday: number;
  readonly sentences: readonly PageSentence[];
  /** The distinct folded words of the page, by first letter. */
  readonly byLetter: ReadonlyMap<string, ReadonlySet<string>>;
  readonly found: Map<string, boolean>;
};

export type ReadPages = {
  readonly code: string;
  readonly words: AnswerWords;
  readonly pages: readonly Page[];
  readonly topics: ReadonlySet<string>;
};

/** Return the weekday of a date. Monday is 0. */
const weekdayOf = (localDate: string): number => (new Date(`${localDate}T00:00:00Z`).getUTCDay() + 6) % 7;

export const foldedWords = (text: string): string[] =>
  unicodeWords(text)
    .map(foldWord)
    .filter((word) => word !== '');

const letterOf = (word: string) => word.slice(0, 1);

function readPage({ content, question, localDate }: WeekToSummarise['reflections'][number]): Page {
  // Look for pasted text line by line: this removes code and prompts, but keeps lists and verses of the user.
  const own = content
    .split(/\r\n?|\n/u)
    .flatMap((line) => removePastedText([line]))
    .join('\n');
  const sentences = [...own.split('\n').flatMap((each) => sentencesOf(each)), question].map((text) => ({
    text: normaliseSpaces(text),
    words: foldedWords(text),
  }));
  const byLetter = new Map<string, Set<string>>();
  for (const word of sentences.flatMap(({ words }) => words))
    byLetter.set(letterOf(word), (byLetter.get(letterOf(word)) ?? new Set()).add(word));
  return { weekday: weekdayOf(localDate), sentences, byLetter, found: new Map() };
}

const topicsOf = (code: string, word: string): string[] =>
  topicsIn(code)
    .find(word, false)
    .flatMap(({ topic, role }) => (role === 'hints' ? [] : [topic.id]));

export const hasTopic = ({ code, topics }: ReadPages, word: string): boolean =>
  topicsOf(code, word).some((id) => topics.has(id));

const cache = new WeakMap<WeekToSummarise, ReadPages>();

export function readPages(week: WeekToSummarise): ReadPages {
  const known = cache.get(week);
  if (known !== undefined) return known;
  const { code } = detectLanguage(week.reflections.map(({ content }) => content.slice(0, 1_000)).join('\n'));
  const pages = week.reflections.map(readPage);
  const written = new Set(week.reflections.flatMap(({ content }) => unicodeWords(content.toLowerCase())));
  const topics = new Set([...written].flatMap((word) => topicsOf(code, word)));
  const made = { code, words: answerWords(code), pages, topics };
  cache.set(week, made);
  return made;
}

/** Return whether two folded words are forms of one word or belong to one group of related words. */
export function areRelated({ code, words: { groups } }: ReadPages, a: string, b: string): boolean {
  return areForms(a, b, code) || (groups.has(a) && groups.get(a) === groups.get(b));
}

function isOnPage(read: ReadPages, word: string, page: Page): boolean {
  // A form of the word may start with another letter, as in "unanswered" and "answer".
  const isOtherLetter = hasProperty(read.code, 'compounds') || hasProperty(read.code, 'no-spaces') || /^un/u.test(word);
  const isAnywhere = read.words.groups.has(word) || isOtherLetter;
  const lists = isAnywhere ? [...page.byLetter.values()] : [page.byLetter.get(letterOf(word)) ?? new Set<string>()];
  return lists.some((list) => list.has(word) || [...list].some((one) => areRelated(read, word, one)));
}

/** Return whether one of the pages has a folded word or another form of it. */
export function hasWord(read: ReadPages, word: string, pages: readonly number[]): boolean {
  return pages.some((at) => {
    const page = read.pages[at];
    if (page === undefined) return false;
    const known = page.found.get(word) ?? isOnPage(read, word, page);
    page.found.set(word, known);
    return known;
  });
}

export const hasExactWord = ({ pages }: ReadPages, word: string, at: readonly number[]): boolean =>
  at.some((index) => pages[index]?.byLetter.get(letterOf(word))?.has(word) === true);
