import type { KeySentence } from '../read/key-sentences.ts';
import type { Page } from '../read/read-week.ts';
import { isWhole, standsAlone } from './whole-sentences.ts';

/** Consecutive sentences of a page that can be understood without the rest of it. */
export type Passage = {
  readonly reflection: number;
  /** The indexes of its first and last sentences in the page. */
  readonly from: number;
  readonly to: number;
  readonly sentences: readonly string[];
  readonly words: number;
  /** The score of its best sentence. */
  readonly score: number;
  readonly endsPage: boolean;
};

/** In words. A passage grows until it has this many. */
const enough = 28;
const mostSentences = 5;
/** In words. A sentence this short may reverse the meaning of the one before it. */
const shortTurn = 5;
/** In characters. */
const longestSentence = 400;
/** The most sentences that are added before an unclear one to explain it. */
const mostBefore = 2;
/** The fewest words in the first sentence of a passage: a bare answer would need its question. */
const shortestFirst = 3;

/** Whether most sentences of a page begin with a capital letter. If so, one that does not is a fragment. */
const hasCapitals = ({ sentences }: Page) =>
  sentences.filter((each) => /^\P{L}*\p{Lu}/u.test(each)).length * 2 > sentences.length;

/**
 * Return a function that finds the passage around a sentence, given its index in the page. It returns null if no clear
 * passage fits.
 */
export function passagesOf(page: Page, mostWords: number): (at: number) => Passage | null {
  const isCased = hasCapitals(page);
  const byPlace = new Map(
    page.ranked
      .filter((each) => isWhole(each) && each.sentence.length <= longestSentence)
      .filter(({ sentence }) => !(isCased && /^\P{L}*\p{Ll}/u.test(sentence)))
      .map((each) => [each.at, each]),
  );
  const last = page.sentences.length - 1;
  const isClear = (at: number): boolean => {
    const each = byPlace.get(at);
    return each !== undefined && each.words >= shortestFirst && standsAlone(each, page.lexicon);
  };
  const isTurn = (at: number): boolean => {
    const each = byPlace.get(at);
    return each !== undefined && (each.words <= shortTurn || page.lexicon.goingOn.test(each.sentence));
  };
  return (at) => {
    if (!byPlace.has(at)) return null;
    let from = at;
    while (!isClear(from)) {
      if (at - from >= mostBefore || !byPlace.has(from - 1) || !page.follows[from]) return null;
      from -= 1;
    }
    let to = at;
    const taken = (): KeySentence[] =>
      Array.from({ length: to - from + 1 }, (_, index) => byPlace.get(from + index)).flatMap((each) => each ?? []);
    const wordsOf = (list: readonly KeySentence[]) => list.reduce((sum, { words }) => sum + words, 0);
    const fits = (more: number) => {
      const next = byPlace.get(more);
      const now = taken();
      return next !== undefined && now.length < mostSentences && wordsOf(now) + next.words <= mostWords;
    };
    while (wordsOf(taken()) < enough && page.follows[to + 1] && fits(to + 1)) to += 1;
    // The next sentence may reverse what was said: "I said no. I did though."
    while (page.follows[to + 1] && isTurn(to + 1) && fits(to + 1)) to += 1;
    // Take one more sentence if it ends the page.
    if (to === last - 1 && page.follows[last] && fits(last)) to = last;
    while (wordsOf(taken()) < enough && page.follows[from] && fits(from - 1) && isClear(from - 1)) from -= 1;
    const sentences = taken();
    const words = wordsOf(sentences);
    if (words > mostWords) return null;
    const [first] = sentences;
    if (first === undefined) return null;
    return {
      reflection: first.reflection,
      from,
      to,
      sentences: sentences.map(({ sentence }) => sentence),
      words,
      score: Math.max(...sentences.map(({ score }) => score)),
      endsPage: to === last,
    };
  };
}
