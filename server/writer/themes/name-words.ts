import { givenNames } from '../languages/given-names.ts';
import { languageSet } from '../languages/lexicon.ts';
import type { Topic } from '../languages/topics.ts';
import type { TopicCount, WordCount } from './topic-counts.ts';

const countable = languageSet('en', 'with article');

/** Return whether an English name is a plural, which needs no article. */
export const isPlural = (name: string) => /(?<!s)s$/u.test(name);

export function withArticle(name: string, article: Topic['article']): string {
  if (article === 'the ' && isPlural(name)) return name;
  return `${article === '' && countable.has(name) ? 'the ' : article}${name}`;
}

const longestSecond = 20;

/**
 * Return the word that usually follows `first`, with a space before it: " centre" after "garden". Return '' if none.
 */
export function secondWord({ after }: TopicCount, first: string, { count: often, lexicon }: WordCount): string {
  if (lexicon.code !== 'en') return '';
  const prefix = `${first} `;
  const [pair, times] = [...after]
    .filter(([words]) => words.startsWith(prefix))
    .toSorted(([, m], [, n]) => n - m)[0] ?? ['', 0];
  const second = pair.slice(prefix.length);
  const isNoun =
    second.length > 3 &&
    second.length <= longestSecond &&
    !lexicon.stopWords.has(second) &&
    !givenNames.has(second) &&
    /^\p{L}+$/u.test(second) &&
    !/(?:ly|ed)$/u.test(second);
  return times > 1 && times >= often * 0.6 && isNoun ? ` ${second}` : '';
}

export const byUse = (a: readonly [string, WordCount], b: readonly [string, WordCount]) =>
  b[1].reflections.size - a[1].reflections.size || b[1].count - a[1].count || (a[0] < b[0] ? -1 : 1);

/** By language: what joins two names in one theme. */
const joints: Readonly<Record<string, string>> = {
  en: ' and ',
  ja: '・',
  zh: '、',
  ar: ' · ',
  hi: ' · ',
  'hi-Latn': ' · ',
  ko: ' · ',
};

export const joinedNames = (one: string, other: string, code: string): string =>
  `${one}${joints[code] ?? ' & '}${other}`;

export const listedNames = (one: string, other: string, code: string): string =>
  `${one}${code === 'en' ? ', ' : (joints[code] ?? ', ')}${other}`;
