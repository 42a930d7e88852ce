import type { KeySentence } from '../read/key-sentences.ts';
import type { Page } from '../read/read-week.ts';
import { isBalanced, isWhole, standsAlone } from './whole-sentences.ts';

/** Consecutive sentences of a page that are understandable without the rest of the page. */
export type Passage = {
  readonly reflection: number;
  /** The indexes of the passage's first and last sentences in the page. */
  readonly from: number;
  readonly to: number;
  readonly sentences: readonly string[];
  readonly words: number;
  /**
   * The value of the passage: the number of key sentences that a reader would find in it, minus the cost of its words,
   * plus bonuses.
   */
  readonly worth: number;
};

const mostSentences = 6;
/** The maximum length of a sentence in a passage, in characters. */
const longestSentence = 400;
/**
 * The minimum number of words in the first sentence of a passage: a shorter one may be an answer that needs its
 * question.
 */
const shortestFirst = 3;
/**
 * The score at which a sentence is a key sentence with a probability of one half, measured on the practice weeks of
 * bench/eval.
 */
const evenScore = 4.9;
/**
 * What each word costs, in the unit of `worth`. A passage of fewer than `shortPassage` words also has a cost for each
 * missing word.
 */
const wordCost = 0.01;
const shortPassage = 20;
const missingWordCost = 0.02;
/** Bonuses for a passage that begins a paragraph or ends its page, because it probably contains a whole thought. */
const beginsParagraph = 0.2;
const endsPage = 0.15;
/**
 * The cost of a passage that continues into the next paragraph, which may be about something else, and the cost of a
 * passage that begins with a question.
 */
const nextParagraph = 0.2;
const opensWithQuestion = 0.1;

/**
 * Whether most sentences of a page begin with a capital letter. If so, a sentence with a small first letter is a
 * fragment.
 */
const hasCapitals = ({ sentences }: Page) =>
  sentences.filter((each) => /^\P{L}*\p{Lu}/u.test(each)).length * 2 > sentences.length;

/** Return the probability that a reader would choose the sentence as a key sentence. */
const chanceOf = ({ score }: KeySentence) => 1 / (1 + Math.exp(evenScore - score));

/** Return all passages of a page that have at most `mostWords` words, the best first. */
export function passagesOf(page: Page, mostWords: number): Passage[] {
  const isCased = hasCapitals(page);
  const byPlace = new Map(
    page.ranked
      .filter((each) => isWhole(each) && each.sentence.length <= longestSentence)
      .filter(({ sentence }) => !(isCased && /^\P{L}*\p{Ll}/u.test(sentence)))
      .map((each) => [each.at, each]),
  );
  const last = page.sentences.length - 1;
  // If more than half of the sentences begin a line, line breaks do not mark paragraphs.
  const hasParagraphs = page.startsLine.filter((isStart) => isStart).length * 2 <= page.sentences.length;
  const found: Passage[] = [];
  for (const [from, first] of byPlace) {
    if (first.words < shortestFirst || !standsAlone(first, page.lexicon)) continue;
    const sentences: string[] = [];
    let words = 0;
    const isQuestion = /[?？]/u.test(first.sentence);
    let worth = (hasParagraphs && page.startsLine[from] ? beginsParagraph : 0) - (isQuestion ? opensWithQuestion : 0);
    for (let to = from; to < from + mostSentences; to += 1) {
      const each = byPlace.get(to);
      if (each === undefined || (to > from && !page.follows[to]) || words + each.words > mostWords) break;
      sentences.push(each.sentence);
      words += each.words;
      worth += chanceOf(each) - (hasParagraphs && to > from && page.startsLine[to] ? nextParagraph : 0);
      if (!isBalanced(sentences)) continue;
      const cost = words * wordCost + Math.max(0, shortPassage - words) * missingWordCost;
      found.push({
        reflection: first.reflection,
        from,
        to,
        sentences: [...sentences],
        words,
        worth: worth - cost + (to === last ? endsPage : 0),
      });
    }
  }
  return found.toSorted((a, b) => b.worth - a.worth);
}
