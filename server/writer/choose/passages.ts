import type { Lexicon } from '../languages/lexicon.ts';
import type { KeySentence } from '../read/key-sentences.ts';
import type { Page } from '../read/read-week.ts';
import { isBalanced, isWhole, mayExplain, standsAlone } from './whole-sentences.ts';

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
  readonly worth: number;
};

const mostSentences = 4;
/** In characters. */
const longestSentence = 400;
// The minimum number of words in a passage. A passage with fewer than `shortPassage` words loses `missingWordCost` of
// its worth for each missing word.
const shortest = 4;
const shortPassage = 8;
const missingWordCost = 0.08;
/** The minimum number of words in the first sentence. A shorter sentence may be an answer to a question before it. */
const shortestFirst = 3;
// The worth of a passage is the chance of its best sentence. Each other sentence adds `otherSentences` times its chance
// and subtracts a cost per word. The cost is `contextWordCost` if the sentence explains the best one, otherwise
// `wordCost`.
const otherSentences = 0.3;
const wordCost = 0.006;
const contextWordCost = 0.001;
/**
 * Subtracted from the worth of a passage if its first sentence is unclear alone, for example because it contains "he"
 * without a name.
 */
const unclearCost = 0.05;
// Each sentence must have at least this share of the best sentence's chance. Otherwise it probably has another subject,
// such as "Beans for supper."
const leastOfOthers = 0.5;

/**
 * Return whether most sentences of a page start with a capital letter. On such a page, a sentence that starts with a
 * small letter is a fragment.
 */
const hasCapitals = ({ sentences }: Page) =>
  sentences.filter((each) => /^\P{L}*\p{Lu}/u.test(each)).length * 2 > sentences.length;

/** Return the best sentence of a passage. If it is part of a quoted speech, return all sentences of the speech. */
function coreOf(parts: readonly KeySentence[]): readonly KeySentence[] {
  const best = parts.reduce((one, other) => (other.chance > one.chance ? other : one));
  for (let length = 1; length < parts.length; length += 1) {
    for (let from = 0; from + length <= parts.length; from += 1) {
      const some = parts.slice(from, from + length);
      if (some.includes(best) && isBalanced(some.map(({ sentence }) => sentence))) return some;
    }
  }
  return parts;
}

/** Return the worth of a passage, or null if a sentence is much weaker than the best one and does not explain it. */
function worthOf(parts: readonly KeySentence[], lexicon: Lexicon): number | null {
  const core = coreOf(parts);
  const [start] = core;
  const best = Math.max(...core.map(({ chance }) => chance));
  const isContext = (part: KeySentence | undefined) =>
    start !== undefined &&
    part?.at === start.at - 1 &&
    !standsAlone(start, lexicon) &&
    mayExplain(part.sentence, lexicon);
  let worth = best;
  let words = 0;
  for (const part of parts) {
    words += part.words;
    if (core.includes(part)) continue;
    if (part.chance < best * leastOfOthers && !isContext(part)) return null;
    worth += part.chance * otherSentences - part.words * (isContext(part) ? contextWordCost : wordCost);
  }
  const [first] = parts;
  const isClear = first !== undefined && (standsAlone(first, lexicon) || isContext(first));
  return worth - Math.max(0, shortPassage - words) * missingWordCost - (isClear ? 0 : unclearCost);
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
  // If most sentences start a new line, a line break does not mark a paragraph.
  const hasParagraphs = page.startsLine.filter((isStart) => isStart).length * 2 <= page.sentences.length;
  const found: Passage[] = [];
  for (const [from, first] of byPlace) {
    if (first.words < shortestFirst) continue;
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
      const worth = worthOf(parts, page.lexicon);
      if (words < shortest || worth === null || !isBalanced(sentences)) continue;
      const { reflection } = first;
      found.push({ reflection, from, to, sentences, chances: parts.map(({ chance }) => chance), words, worth });
    }
  }
  return found.toSorted((a, b) => b.worth - a.worth);
}
