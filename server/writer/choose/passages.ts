import type { Lexicon } from '../languages/lexicon.ts';
import type { KeySentence } from '../read/key-sentences.ts';
import type { Page } from '../read/read-week.ts';
import { isBalanced, isWhole, standsAlone } from './whole-sentences.ts';

/** Consecutive sentences of one page that a reader understands without the rest of the page. */
export type Passage = {
  readonly reflection: number;
  readonly from: number;
  readonly to: number;
  readonly sentences: readonly string[];
  /** For each sentence, the probability that a reader would mark it as a key sentence. */
  readonly chances: readonly number[];
  readonly words: number;
  /** How much a reader would like to read the passage again: from about 0 (little) to 1 and above (much). */
  readonly score: number;
};

const mostSentences = 6;
/** In characters. */
const longestSentence = 400;
/** The minimum number of words in a passage. */
const shortest = 4;
/** The minimum number of words in the first sentence. A shorter sentence may be an answer to a question before it. */
const shortestFirst = 3;
// The score of a passage is the chance of its best sentence. Every other one adds `otherSentences` times its chance.
// A passage of fewer than `usualFrom` words often lacks what its pronouns mean; more than `usualTo` words are a page.
const otherSentences = 0.2;
const usualFrom = 30;
/** The same for a whole item of a list. */
const itemFrom = 10;
/** The minimum number of sentences of a page that is a list. */
const shortestList = 4;
const usualTo = 50;
const missingWordCost = 0.012;
const wordCost = 0.008;
/** Subtracted if the first sentence is unclear alone, for example because it contains "he" without a name. */
const unclearCost = 0.12;
/** Subtracted if the passage ends before a sentence that belongs to it: "But I did not.", "I know it." */
const breakCost = 0.06;
/** Subtracted if only one sentence of the page is left out after the passage: it is often what the page leads to. */
const lastCost = 0.12;
/** The maximum number of words of a short answer. */
const answerWords = 5;

/**
 * Return whether most sentences of a page start with a capital letter. On such a page, a sentence that starts with a
 * lowercase letter is a fragment.
 */
const hasCapitals = ({ sentences }: Page) =>
  sentences.filter((each) => /^\P{L}*\p{Lu}/u.test(each)).length * 2 > sentences.length;

type Around = {
  /** The next sentence of the same line or paragraph. */
  readonly next: KeySentence | undefined;
  readonly isNextLast: boolean;
  /** Whether the passage is a whole item of a list. */
  readonly isItem: boolean;
};

/** Return whether a passage may lack the next sentence, which goes on from it, answers it or ends the page. */
const breaksOff = ({ next, isNextLast: isLast }: Around, { goingOn }: Lexicon): boolean =>
  next !== undefined && (isLast || goingOn.test(next.sentence) || next.words <= answerWords);

function scoreOf(parts: readonly KeySentence[], around: Around, lexicon: Lexicon): number {
  const words = parts.reduce((sum, part) => sum + part.words, 0);
  const chances = parts.map(({ chance }) => chance);
  const best = Math.max(...chances);
  const others = chances.reduce((sum, chance) => sum + chance, 0) - best;
  const [first] = parts;
  // At the start of the page, there is no sentence before it that would make it clearer.
  const isUnclear = first !== undefined && first.at > 0 && (first.words <= answerWords || !standsAlone(first, lexicon));
  return (
    best +
    others * otherSentences -
    Math.max(0, (around.isItem ? itemFrom : usualFrom) - words) * missingWordCost -
    Math.max(0, words - usualTo) * wordCost -
    (isUnclear ? unclearCost : 0) -
    (breaksOff(around, lexicon) ? (around.isNextLast ? lastCost : breakCost) : 0)
  );
}

/** Return all passages of a page with at most `mostWords` words, the best first. */
export function passagesOf(page: Page, mostWords: number): Passage[] {
  const isCased = hasCapitals(page);
  const byPlace = new Map(
    page.ranked
      .filter((each) => isWhole(each) && each.sentence.length <= longestSentence)
      .filter(({ sentence }) => !(isCased && /^\P{L}*\p{Ll}/u.test(sentence)))
      .map((each) => [each.at, each]),
  );
  // If most sentences start a new line, the page is a list, and a line break does not mark a paragraph.
  const isList =
    page.sentences.length >= shortestList &&
    page.startsLine.filter((isStart) => isStart).length * 2 > page.sentences.length;
  const joins = (at: number) => byPlace.has(at) && page.follows[at] === true && (isList || !page.startsLine[at]);
  const found: Passage[] = [];
  for (const [from, first] of byPlace) {
    if (first.words < shortestFirst) continue;
    const parts: KeySentence[] = [];
    let words = 0;
    for (let to = from; to < from + mostSentences; to += 1) {
      const each = byPlace.get(to);
      if (each === undefined || (to > from && !joins(to)) || words + each.words > mostWords) break;
      parts.push(each);
      words += each.words;
      const sentences = parts.map(({ sentence }) => sentence);
      if (words < shortest || !isBalanced(sentences)) continue;
      const next = joins(to + 1) ? byPlace.get(to + 1) : undefined;
      const isItem = isList && next === undefined && !(joins(from) && byPlace.has(from - 1));
      const isNextLast = to + 2 === page.sentences.length;
      const score = scoreOf(parts, { next, isNextLast, isItem }, page.lexicon);
      const { reflection } = first;
      found.push({ reflection, from, to, sentences, chances: parts.map(({ chance }) => chance), words, score });
    }
  }
  return found.toSorted((a, b) => b.score - a.score);
}
