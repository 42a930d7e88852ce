import { countMatches, type Lexicon } from '../languages/lexicon.ts';
import { ownPossessives } from '../languages/shared-words.ts';
import type { KeySentence } from '../read/key-sentences.ts';
import { isOneSentenceOnCards } from '../read/sentences.ts';
import { wordsIn } from '../read/words.ts';

const shortSentence = 8;

const pairs = ['()', '[]', '“”', '«»', '「」', '『』'];

export function isBalanced(sentences: readonly string[]): boolean {
  const text = sentences.join(' ');
  const count = (mark: string) => text.split(mark).length - 1;
  return count('"') % 2 === 0 && pairs.every(([open = '', close = '']) => count(open) === count(close));
}

/** Return whether a sentence is complete: it starts with a letter or digit and does not break off at its end. */
export const isWhole = ({ sentence }: KeySentence) =>
  /^["“«„「『¿¡]*[\p{L}\p{N}]/u.test(sentence) &&
  !/(?:…|\.\.\.|[:;,–—-])["”»」'’)]*$/u.test(sentence) &&
  isOneSentenceOnCards(sentence);

/** Return whether a sentence contains a pronoun such as "she" before any name or relative of the user. */
function hasUnclearPronoun(sentence: string, { thirdPerson }: Lexicon): boolean {
  const at = sentence.search(new RegExp(thirdPerson.source, 'iu'));
  if (at < 0) return false;
  const before = wordsIn(sentence.slice(0, at));
  return !before.some(
    (word, index) => ownPossessives.has(word.toLowerCase()) || (index > 0 && /^\p{Lu}\p{Ll}/u.test(word)),
  );
}

export const standsAlone = ({ sentence, words, isDependent }: KeySentence, lexicon: Lexicon): boolean =>
  !isDependent &&
  !lexicon.goingOn.test(sentence) &&
  !hasUnclearPronoun(sentence, lexicon) &&
  (words > shortSentence || countMatches(lexicon.unclearInShort, sentence) === 0);
