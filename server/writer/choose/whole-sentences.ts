import { countMatches, type Lexicon } from '../languages/lexicon.ts';
import { ownPossessives } from '../languages/shared-words.ts';
import type { KeySentence } from '../read/key-sentences.ts';
import { isOneSentenceOnCards } from '../read/sentences.ts';
import { wordsIn } from '../read/words.ts';
import { isArticle } from './word-runs.ts';

/** The maximum length of a short sentence, in words. */
const shortSentence = 8;

const pairs = ['()', '[]', '“”', '«»', '「」', '『』'];

/** Return whether the sentences of a passage close all their brackets and quotation marks. */
export function isBalanced(sentences: readonly string[]): boolean {
  const text = sentences.join(' ');
  const count = (mark: string) => text.split(mark).length - 1;
  return count('"') % 2 === 0 && pairs.every(([open = '', close = '']) => count(open) === count(close));
}

/** Return whether a sentence is whole: not cut off, and with a letter or digit at its start. */
export const isWhole = ({ sentence }: KeySentence) =>
  /^["“«„「『¿¡]*[\p{L}\p{N}]/u.test(sentence) &&
  !/(?:…|\.\.\.|[:;,–—-])["”»」'’)]*$/u.test(sentence) &&
  isOneSentenceOnCards(sentence);

/** Return whether a sentence uses a pronoun such as "she" before it mentions a name or a relative of the user. */
function hasUnclearPronoun(sentence: string, { thirdPerson }: Lexicon): boolean {
  const at = sentence.search(new RegExp(thirdPerson.source, 'iu'));
  if (at < 0) return false;
  const before = wordsIn(sentence.slice(0, at));
  return !before.some(
    (word, index) => ownPossessives.has(word.toLowerCase()) || (index > 0 && /^\p{Lu}\p{Ll}/u.test(word)),
  );
}

/** Return whether a sentence may say who or what the pronouns of the next one mean: it has a name or a noun. */
export const mayExplain = (sentence: string, lexicon: Lexicon): boolean =>
  !hasUnclearPronoun(sentence, lexicon) &&
  wordsIn(sentence).some(
    (word, index) => isArticle(word.toLowerCase(), lexicon) || (index > 0 && /^\p{Lu}\p{Ll}/u.test(word)),
  );

/** Return whether a sentence is clear without the sentence before it. */
export const standsAlone = ({ sentence, words, isDependent }: KeySentence, lexicon: Lexicon): boolean =>
  !isDependent &&
  !lexicon.goingOn.test(sentence) &&
  !hasUnclearPronoun(sentence, lexicon) &&
  (words > shortSentence || countMatches(lexicon.unclearInShort, sentence) === 0);
