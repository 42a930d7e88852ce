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
  /** For each sentence, the probability that a reader would mark it as a key sentence. */
  readonly chances: readonly number[];
  readonly words: number;
  /** How much a reader would like to read the passage again: 0 or less is little, 1 and more is much. */
  readonly worth: number;
};

const mostSentences = 4;
/** The maximum length of a sentence in a passage, in characters. */
const longestSentence = 400;
/** The minimum number of words in a passage, and what each word costs that a passage has fewer than `shortPassage`. */
const shortest = 4;
const shortPassage = 8;
const missingWordCost = 0.08;
/** The minimum number of words in its first sentence: a shorter one may be an answer that needs its question. */
const shortestFirst = 3;
/**
 * The worth of a passage is the chance of its best sentence, and this share of the chances of the others, minus the
 * cost of each word.
 */
const otherSentences = 0.5;
const wordCost = 0.004;
/**
 * The minimum chance of the last sentence of a passage. A sentence with a smaller chance often starts another subject:
 * "Beans for supper."
 */
const leastAtEnd = 0.25;

/**
 * Whether most sentences of a page begin with a capital letter. If so, a sentence with a small first letter is a
 * fragment.
 */
const hasCapitals = ({ sentences }: Page) =>
  sentences.filter((each) => /^\P{L}*\p{Lu}/u.test(each)).length * 2 > sentences.length;

function worthOf(chances: readonly number[], words: number): number {
  const best = Math.max(...chances);
  const others = chances.reduce((sum, chance) => sum + chance, -best);
  return best + others * otherSentences - words * wordCost - Math.max(0, shortPassage - words) * missingWordCost;
}

/** Return all passages of a page that have at most `mostWords` words, the best first. */
export function passagesOf(page: Page, mostWords: number): Passage[] {
  const isCased = hasCapitals(page);
  const byPlace = new Map(
    page.ranked
      .filter((each) => isWhole(each) && each.sentence.length <= longestSentence)
      .filter(({ sentence }) => !(isCased && /^\P{L}*\p{Ll}/u.test(sentence)))
      .map((each) => [each.at, each]),
  );
  // If more than half of the sentences begin a line, line breaks do not mark paragraphs.
  const hasParagraphs = page.startsLine.filter((isStart) => isStart).length * 2 <= page.sentences.length;
  const found: Passage[] = [];
  for (const [from, first] of byPlace) {
    if (first.words < shortestFirst || !standsAlone(first, page.lexicon)) continue;
    const parts: KeySentence[] = [];
    let words = 0;
    for (let to = from; to < from + mostSentences; to += 1) {
      const each = byPlace.get(to);
      const isNewParagraph = hasParagraphs && to > from && page.startsLine[to];
      if (each === undefined || (to > from && !page.follows[to]) || isNewParagraph) break;
      if (words + each.words > mostWords) break;
      parts.push(each);
      words += each.words;
      const sentences = parts.map(({ sentence }) => sentence);
      if (words < shortest || (to > from && each.chance < leastAtEnd) || !isBalanced(sentences)) continue;
      const chances = parts.map(({ chance }) => chance);
      const { reflection } = first;
      found.push({ reflection, from, to, sentences, chances, words, worth: worthOf(chances, words) });
    }
  }
  return found.toSorted((a, b) => b.worth - a.worth);
}
