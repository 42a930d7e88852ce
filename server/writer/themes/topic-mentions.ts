import { givenNames } from '../languages/given-names.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { hasProperty } from '../languages/properties.ts';
import { withoutParticle } from '../languages/spellings.ts';
import { plainestRoles, type TopicMatch, topicsIn } from '../languages/topics.ts';
import {
  belongsToUser,
  isInPlaceOfNoun,
  isVirtueName,
  phrasesFrom,
  type WordInContext,
  wordsInContext,
} from './words-in-context.ts';

export type ThemePage = {
  readonly sentences: readonly string[];
  readonly lexicon: Lexicon;
  readonly keySentence: string | null;
};

type Place = {
  readonly reflection: number;
  readonly isKeySentence: boolean;
  readonly isFirst: boolean;
  readonly lexicon: Lexicon;
};

const longestWord = 32;

export const singular = (lower: string) =>
  lower.length < 4
    ? lower
    : lower
        .replace(/ies$/u, 'y')
        .replace(/(?<=ss|sh|ch|x)es$/u, '')
        .replace(/(?<!s|u|i)s$/u, '');

/** Return whether a word in -ing is a form of a verb in `stopWords`, as "waiting" is if "wait" is a stop word. */
const isVerbal = (lower: string, stopWords: ReadonlySet<string>) =>
  lower.endsWith('ing') && ['', 'e', 'ed', 's'].some((end) => stopWords.has(lower.slice(0, -3) + end));

/** Return whether a word without a topic may be a noun; always false in a language without articles. */
function isCandidate({ lower, written }: WordInContext, { code, stopWords, beforeNouns }: Lexicon): boolean {
  if (beforeNouns.size === 0 || stopWords.has(lower) || stopWords.has(singular(lower))) return false;
  if (lower.length < 4 || lower.length > longestWord || /[\p{N}_'.]/u.test(lower) || givenNames.has(lower))
    return false;
  if (hasProperty(code, 'capital-nouns')) return /^\p{Lu}\p{Ll}/u.test(written);
  if (code === 'en') return !/(?:ly|ed|ier|iest)$/u.test(lower) && !isVerbal(lower, stopWords);
  return true;
}

/** The topics of a word, or of up to three words in a row. */
type Found = { readonly words: string; readonly matches: readonly TopicMatch[] };

const nothingFound: Found = { words: '', matches: [] };

/** Return whether "Frau" is a title, as in "Frau Weber", and not the user's wife. */
const isTitle = ({ lower, after }: WordInContext) => lower === 'frau' && after !== '';

/** Find the topics of the longest known phrase that begins with this word, or else the topics of the word alone. */
function findTopics(word: WordInContext, lexicon: Lexicon): Found {
  const { find, beginsRun } = topicsIn(lexicon.code);
  const { lower } = word;
  for (const words of beginsRun(lower) ? phrasesFrom(word, lexicon) : []) {
    const matches = find(words, true);
    if (matches.length > 0) return { words, matches };
  }
  const owned = belongsToUser(word) && !isTitle(word) ? find(`!${lower}`, true) : [];
  const noun = isInPlaceOfNoun(word, lexicon) ? find(`~${lower}`, true) : [];
  const matches = plainestRoles([...find(lower, false), ...owned, ...noun]);
  return matches.length > 0 ? { words: lower, matches } : nothingFound;
}

/** Return a word as a theme shows it: German nouns with a capital, Korean nouns without a particle. */
function spellingOf({ lower, written }: WordInContext, { words, matches }: Found, lexicon: Lexicon): string {
  if (hasProperty(lexicon.code, 'capital-nouns') && (words === lower || words === '')) return written;
  const isName = matches.some(({ topic }) => topic.names.includes(words));
  return lexicon.code === 'ko' && !isName ? withoutParticle(words || lower) : words || lower;
}

/**
 * Return whether a word names its topic only after a word such as "my": "mère" does in "ma mère", not in "une mère".
 */
const needsPossessive = ({ lower }: WordInContext, { code }: Lexicon) =>
  topicsIn(code).find(`!${lower}`, true).length > 0;

export type TopicMention = {
  readonly word: WordInContext;
  readonly place: Place;
  readonly spelling: string;
  /** Null for a noun without a topic, even if the noun hints at topics. */
  readonly match: TopicMatch | null;
  readonly hintsAt: readonly TopicMatch[];
};

export function topicMentions({ sentences, lexicon, keySentence }: ThemePage, reflection: number): TopicMention[] {
  return sentences.flatMap((sentence, at) => {
    const place = { reflection, isKeySentence: sentence === keySentence, isFirst: at === 0, lexicon };
    return wordsInContext(sentence, lexicon).flatMap((word): TopicMention[] => {
      if (lexicon.code === 'en' && isVirtueName(word)) return [];
      const found = findTopics(word, lexicon);
      const spelling = spellingOf(word, found, lexicon);
      const mentions = found.matches.map((match) => ({ word, place, spelling, match, hintsAt: [] }));
      if (found.matches.some(({ role }) => role !== 'hints') || word.isCompared) return mentions;
      if (!isCandidate(word, lexicon) || needsPossessive(word, lexicon)) return mentions;
      const own = spellingOf(word, nothingFound, lexicon);
      return [...mentions, { word, place, spelling: own, match: null, hintsAt: found.matches }];
    });
  });
}
