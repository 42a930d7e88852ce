import { type Lexicon, languageSet } from '../languages/lexicon.ts';
import { articles, firstPersonOwners, otherOwners, ownPossessives } from '../languages/shared-words.ts';
import { wordsIn } from '../read/words.ts';

/** A word of a page where it stands. */
export type WordInContext = {
  /** In lower case, without "l'" before it and "'s" behind it. */
  readonly lower: string;
  readonly written: string;
  /** The lower-case word before it, '' at the start of a sentence. */
  readonly before: string;
  readonly after: string;
  /** Whether that is written small, as no name is. */
  readonly isAfterSmall: boolean;
  /** The word behind the one after it. */
  readonly second: string;
  /** "My sister's name" is not about her. */
  readonly isOwner: boolean;
  /** "Anna's mother", 彼の母, 他妈妈: behind somebody else whose it is. */
  readonly isOwned: boolean;
  /** "Like a dog", "as quiet as a church": said of something else; "not the least bit tired": not said at all. */
  readonly isCompared: boolean;
};

/** How many words a comparison has behind its article. */
const reach = 3;
/** How many words back "not" still denies: "not the least bit tired". */
const deniedReach = 4;

const bare = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$/u, '')
    .replace(/^\p{L}{1,4}'(?=\p{L}{2})/u, '');

const isOwner = (written: string) => /['’]s$/iu.test(written);

/** What stands between an owner and a thing: 彼の母, 他的妈妈. */
const between: Readonly<Record<string, string>> = { ja: 'の', zh: '的' };

/** Whether the two words before it say whose it is: somebody else's. */
function isOwnedBy(before: readonly string[], code: string): boolean {
  const last = before.at(-1) ?? '';
  if (code === 'en')
    return isOwner(last) && !/^(?:it|that|he|she|what|who|there|let|today|tonight|here)['’]s$/iu.test(last);
  const joint = between[code];
  if (joint !== undefined && last === joint) return !firstPersonOwners.has(before[0] ?? '');
  if (code === 'zh' && last.length > 1 && last.endsWith('的')) return !firstPersonOwners.has(last.slice(0, -1));
  return otherOwners.has(last);
}

/** The words of a sentence with what is around them. */
export function wordsInContext(sentence: string, { code, comparison, negation }: Lexicon): WordInContext[] {
  const words = wordsIn(sentence);
  const lowers = words.map(bare);
  let until = -1;
  return words.map((written, at) => {
    if (comparison.has(lowers[at] ?? '') && (articles.has(lowers[at + 1] ?? '') || code === 'pl' || code === 'ru'))
      until = at + 1 + reach;
    return {
      lower: lowers[at] ?? '',
      written,
      before: lowers[at - 1] ?? '',
      after: lowers[at + 1] ?? '',
      isAfterSmall: words[at + 1] === words[at + 1]?.toLowerCase(),
      second: lowers[at + 2] ?? '',
      isOwner: code === 'en' && isOwner(written),
      isOwned: isOwnedBy(words.slice(Math.max(0, at - 2), at), code),
      isCompared: at <= until || lowers.slice(Math.max(0, at - deniedReach), at).some((word) => negation.has(word)),
    };
  });
}

const virtueNames = languageSet('en', 'virtue names');
const afterName = languageSet('en', 'after a name');

/** Somebody who is called Joy; at the start of a sentence, where all are written so, only who does something. */
export const isVirtueName = ({ lower, written, before, after, isOwner }: WordInContext): boolean =>
  virtueNames.has(lower) && /^\p{Lu}\p{Ll}/u.test(written) && (before !== '' || isOwner || afterName.has(after));

/** "My father". */
export const belongsToUser = ({ before }: WordInContext): boolean => ownPossessives.has(before);

/** "His father", "a mother", "daughter of": somebody else's. */
export const belongsToOthers = (mention: WordInContext, { possessivesOfOthers, of }: Lexicon): boolean =>
  mention.isOwner ||
  mention.isOwned ||
  possessivesOfOthers.has(mention.before) ||
  (!belongsToUser(mention) && of.has(mention.after));

/** Whether the word before it says that it is a noun. */
export const isAfterArticle = ({ before }: WordInContext, lexicon: Lexicon): boolean => lexicon.beforeNouns.has(before);

/** Whether it stands where only a noun can: "the run was", not "the run down house". */
export const isInPlaceOfNoun = (mention: WordInContext, lexicon: Lexicon): boolean =>
  isAfterArticle(mention, lexicon) && (mention.after === '' || lexicon.stopWords.has(mention.after));

/** Whether it is written as no name is. */
export const isLowerCase = ({ written }: WordInContext, lexicon: Lexicon): boolean =>
  lexicon.code === 'de' || written === written.toLowerCase();

/** What begins with the word and may be one with what follows: three words, then two. */
export function phrasesFrom({ lower, after, second }: WordInContext, { code }: Lexicon): string[] {
  const space = code === 'ja' || code === 'zh' ? '' : ' ';
  const two = `${lower}${space}${after}`;
  return [...(second === '' ? [] : [`${two}${space}${second}`]), ...(after === '' ? [] : [two])];
}

/** What stands before an "-ing" that is a thing: "of walking", "I love painting". */
const beforeGerund = languageSet('en', 'before a gerund');

/** "She was reading" tells what somebody does; "of reading" names a thing. */
export const isVerbForm = ({ lower, before }: WordInContext, lexicon: Lexicon): boolean =>
  lexicon.code === 'en' && lower.endsWith('ing') && before !== '' && !beforeGerund.has(before);
