import { countMatches, type Lexicon } from '../languages/lexicon.ts';
import { ownPossessives } from '../languages/shared-words.ts';
import type { KeySentence } from '../read/key-sentences.ts';
import type { Page } from '../read/read-week.ts';
import { isOneSentenceOnCards } from '../read/sentences.ts';
import { wordsIn } from '../read/words.ts';

/** A sentence that can be quoted, with the sentence before it if it is unclear without that one. */
export type WholeSentence = KeySentence & { readonly before: string | null };

/** Lengths in words. */
const shortest = 4;
const longest = 38;
const shortSentence = 8;
/** Subtracted from the score of a sentence that needs the one before it, and of one without the first person. */
const contextPenalty = 0.6;
const impersonalPenalty = 0.8;

const pairs = ['()', '[]', '“”', '«»', '「」', '『』'];

/** Return whether all brackets and quotation marks of a sentence are closed in it. */
function isBalanced(sentence: string): boolean {
  const count = (mark: string) => sentence.split(mark).length - 1;
  return count('"') % 2 === 0 && pairs.every(([open = '', close = '']) => count(open) === count(close));
}

/** Return whether a sentence is whole: not cut, with a letter at its start and balanced marks. */
const isWhole = ({ sentence, words }: KeySentence) =>
  words >= shortest &&
  words <= longest &&
  /^["“«「'‘¿¡]?[\p{L}\p{N}]/u.test(sentence) &&
  !/(?:…|\.\.\.|[:;,–—-])["”»」'’)]*$/u.test(sentence) &&
  isBalanced(sentence) &&
  !/^['‘]/u.test(sentence) &&
  isOneSentenceOnCards(sentence);

/** Return whether a sentence has "she" or the like without a name, or a relative of the user, before it. */
function hasUnclearPronoun(sentence: string, { thirdPerson }: Lexicon): boolean {
  const at = sentence.search(new RegExp(thirdPerson.source, 'iu'));
  if (at < 0) return false;
  const before = wordsIn(sentence.slice(0, at));
  return !before.some(
    (word, index) => ownPossessives.has(word.toLowerCase()) || (index > 0 && /^\p{Lu}\p{Ll}/u.test(word)),
  );
}

/** Return whether a sentence is clear without the one before it. */
const standsAlone = ({ sentence, words, isDependent }: KeySentence, lexicon: Lexicon): boolean =>
  !isDependent &&
  !lexicon.goingOn.test(sentence) &&
  !hasUnclearPronoun(sentence, lexicon) &&
  (words > shortSentence || countMatches(lexicon.unclearInShort, sentence) === 0);

/** Return the sentences of a page that can be quoted and understood, best first. */
export function wholeSentences({ lexicon, ranked }: Page): WholeSentence[] {
  const byPlace = new Map(ranked.map((each) => [each.at, each]));
  return ranked
    .filter(isWhole)
    .flatMap((each): WholeSentence[] => {
      const tellsOfUser = countMatches(lexicon.firstPerson, each.sentence) > 0 ? 0 : impersonalPenalty;
      const score = each.score - tellsOfUser;
      if (standsAlone(each, lexicon)) return [{ ...each, score, before: null }];
      const before = byPlace.get(each.at - 1);
      const explains =
        before !== undefined &&
        isWhole(before) &&
        !/[?？]/u.test(before.sentence) &&
        standsAlone(before, lexicon) &&
        before.words + each.words <= longest;
      if (!explains) return [];
      return [{ ...each, words: before.words + each.words, score: score - contextPenalty, before: before.sentence }];
    })
    .toSorted((a, b) => b.score - a.score || a.at - b.at);
}
