import { givenNames } from '../languages/given-names.ts';
import type { Phrases } from '../languages/phrases.ts';
import { topicsIn } from '../languages/topics.ts';
import { isCalendar } from '../model/check/find-names.ts';
import type { Page } from '../read/read-week.ts';
import { placedWords } from '../read/words.ts';
import { capitalise } from './capitals.ts';
import type { SummarySentence } from './evidence.ts';
import { fillPhrase, numberWord, phraseAt } from './phrasing.ts';

/** The minimum number of pages, and the minimum share of the week's pages, with a name that a summary mentions. */
const leastPages = 3;
const leastShare = 0.4;

/** The minimum number of pages that have an unknown name inside a sentence. */
const leastInside = 2;

/** Languages that capitalise or inflect nouns. In them, only well-known given names count as names. */
const onlyGivenNames: ReadonlySet<string> = new Set(['de', 'pl']);
const honoured = /[\p{Script=Han}\p{Script=Katakana}ー]{1,6}(?:さん|ちゃん|くん)/gu;

type Mentions = { readonly pages: Set<number>; times: number; readonly inside: Set<number>; isBeforeName: boolean };

/** Return the capitalised words of the pages with their mentions. `small` are the words that are also in lower case. */
function capitalisedWords(pages: readonly Page[]): { mentions: Map<string, Mentions>; small: Set<string> } {
  const mentions = new Map<string, Mentions>();
  const small = new Set<string>();
  const add = (name: string, page: number, isInside: boolean, isBeforeName: boolean) => {
    const known = mentions.get(name) ?? { pages: new Set(), times: 0, inside: new Set(), isBeforeName: true };
    mentions.set(name, known);
    known.pages.add(page);
    known.times += 1;
    if (isInside) known.inside.add(page);
    known.isBeforeName &&= isBeforeName;
  };
  for (const [page, { sentences, lexicon }] of pages.entries())
    for (const sentence of sentences) {
      if (lexicon.code === 'ja') for (const [name] of sentence.matchAll(honoured)) add(name, page, true, false);
      const words = placedWords(sentence).map(({ text }) => text.replace(/['’]s?$/u, ''));
      for (const [at, word] of words.entries()) {
        if (/^\p{Ll}/u.test(word)) small.add(word);
        if (/^\p{Lu}\p{Ll}{2}/u.test(word) || (/^\p{Lu}\p{Ll}$/u.test(word) && givenNames.has(word.toLowerCase())))
          add(word, page, at > 0, /^\p{Lu}/u.test(words[at + 1] ?? ''));
      }
    }
  return { mentions, small };
}

/**
 * Return the name that is on the most pages, with these pages, or null if no name is on enough of them. Words of topics
 * such as "Dad", and days, months and titles such as "Mrs" are no names.
 */
export function frequentName(pages: readonly Page[], code: string): { name: string; reflections: number[] } | null {
  const { mentions, small } = capitalisedWords(pages);
  const { find } = topicsIn(code);
  const isName = (word: string, { inside, isBeforeName }: Mentions) => {
    const lower = word.toLowerCase();
    const isGiven = givenNames.has(lower);
    if (onlyGivenNames.has(code) && !isGiven) return false;
    const isTopic = [lower, `!${lower}`, `~${lower}`, `お${lower}`].some((entry) => find(entry, true).length > 0);
    // The first word of a sentence is always capitalised.
    const isWithin = inside.size >= (isGiven ? 1 : leastInside);
    return isWithin && !isBeforeName && !small.has(lower) && !isCalendar(word) && !isTopic;
  };
  const least = Math.max(leastPages, Math.ceil(pages.length * leastShare));
  const [best] = [...mentions]
    .filter(([word, each]) => each.pages.size >= least && isName(word, each))
    .toSorted(([a, m], [b, n]) => n.pages.size - m.pages.size || n.times - m.times || (a < b ? -1 : 1));
  return best === undefined ? null : { name: best[0], reflections: [...best[1].pages] };
}

/**
 * Say on how many pages of the week the most frequent name is. Return null if there is no such name, or if no sentence
 * in `quoted` has it: a reader would wonder what it has to do with the quotes.
 */
export function nameSentence(
  pages: readonly Page[],
  quoted: readonly string[],
  phrases: Phrases,
  turn: number,
): SummarySentence | null {
  const found = frequentName(pages, phrases.code);
  if (found === null || !quoted.some((sentence) => sentence.includes(found.name))) return null;
  const { name, reflections } = found;
  const [count, all] = [reflections.length, pages.length].map((number) => numberWord(phrases, number));
  const isOnAll = reflections.length === pages.length;
  const phrase = phraseAt(phrases[isOnAll ? 'name on all pages' : 'name on pages'], turn);
  return { text: capitalise(fillPhrase(phrase, { name, count: count ?? '', all: all ?? '' })), reflections };
}
