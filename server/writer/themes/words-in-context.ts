import { type Lexicon, languageSet } from '../languages/lexicon.ts';
import { hasProperty } from '../languages/properties.ts';
import { articles, firstPersonOwners, otherOwners, ownPossessives } from '../languages/shared-words.ts';
import { placedWords } from '../read/words.ts';

export type WordInContext = {
  /** In lower case, without "l'" and "'s". */
  readonly lower: string;
  readonly written: string;
  /** The previous word in lower case; '' at the start of a sentence. */
  readonly before: string;
  readonly after: string;
  /** Whether the next word is in lower case, so that it is not a name. */
  readonly isAfterSmall: boolean;
  /** Whether a capitalised word follows after a space, as in "Sister Dawn" but not in "Mum, Dad". */
  readonly isBeforeName: boolean;
  readonly second: string;
  /** Whether the word ends in "'s": "my sister's name" is not about the sister. */
  readonly isOwner: boolean;
  /** Whether the words before name another person as the owner: "Anna's mother", 彼の母, 他妈妈. */
  readonly isOwned: boolean;
  /** Whether the word is in quotation marks: "Dad" may be what a child calls the user. */
  readonly isSpoken: boolean;
  /** Whether the word is in a question, a comparison or a negation: "like a dog", "not the least bit tired". */
  readonly isCompared: boolean;
};

/** A comparison such as "like a dog" ends this many words after its article. */
const reach = 3;
/** A comparison such as "as if the house were mine" ends this many words after "if". */
const longReach = 6;
/** A negation may affect this many words after it. */
const deniedReach = 4;

const bare = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$/u, '')
    .replace(/^\p{L}{1,4}'(?=\p{L}{2})/u, '');

const isOwner = (written: string) => /['’]s$/iu.test(written);

/** The particle between an owner and a thing, as in 彼の母 and 他的妈妈. */
const between: Readonly<Record<string, string>> = { ja: 'の', zh: '的' };

function isOwnedBy(before: readonly string[], code: string): boolean {
  const last = before.at(-1) ?? '';
  if (code === 'en')
    return isOwner(last) && !/^(?:it|that|he|she|what|who|there|let|today|tonight|here)['’]s$/iu.test(last);
  const joint = between[code];
  if (joint !== undefined && last === joint) return !firstPersonOwners.has(before[0] ?? '');
  if (code === 'zh' && last.length > 1 && last.endsWith('的')) return !firstPersonOwners.has(last.slice(0, -1));
  return otherOwners.has(last);
}

/** Matches speech in quotation marks. A mark inside a word is an apostrophe. */
const speech = /[“”„«»"].+?[”“»«"]|[「『].+?[」』]|(?<!\p{L})[‘'].+?['’](?!\p{L})|^[–—].+/gu;

export function wordsInContext(sentence: string, { code, comparison, negation }: Lexicon): WordInContext[] {
  const placed = placedWords(sentence);
  const words = placed.map(({ text }) => text);
  const spoken = Array.from(sentence.matchAll(speech), ({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));
  const lowers = words.map(bare);
  const isAsked = /[?？؟]["'”’»)]*$/u.test(sentence);
  let until = -1;
  return words.map((written, at) => {
    const next = lowers[at + 1] ?? '';
    if (comparison.has(lowers[at] ?? '')) {
      if (code === 'en' && /^(?:if|though|\p{L}{2,}ing)$/u.test(next)) until = at + 1 + longReach;
      else if (articles.has(next) || code === 'pl' || code === 'ru') until = at + 1 + reach;
    }
    return {
      lower: lowers[at] ?? '',
      written,
      before: lowers[at - 1] ?? '',
      after: lowers[at + 1] ?? '',
      isAfterSmall: words[at + 1] === words[at + 1]?.toLowerCase(),
      isBeforeName:
        /^\p{Lu}(?!['’]|$)/u.test(words[at + 1] ?? '') &&
        placed[at + 1]?.start === (placed[at]?.start ?? 0) + written.length + 1,
      second: lowers[at + 2] ?? '',
      isOwner: code === 'en' && isOwner(written),
      isOwned: isOwnedBy(words.slice(Math.max(0, at - 2), at), code),
      isSpoken: spoken.some(({ from, to }) => from <= (placed[at]?.start ?? 0) && (placed[at]?.start ?? 0) < to),
      isCompared:
        isAsked || at <= until || lowers.slice(Math.max(0, at - deniedReach), at).some((word) => negation.has(word)),
    };
  });
}

const virtueNames = languageSet('en', 'virtue names');
const afterName = languageSet('en', 'after a name');

/**
 * Return whether a word such as "Joy" is a person's name here. At the start of a sentence, it must end in "'s" or
 * precede a verb.
 */
export const isVirtueName = ({ lower, written, before, after, isOwner }: WordInContext): boolean =>
  virtueNames.has(lower) && /^\p{Lu}\p{Ll}/u.test(written) && (before !== '' || isOwner || afterName.has(after));

export const belongsToUser = ({ before }: WordInContext): boolean => ownPossessives.has(before);

/** Return whether a word is a title before a name: "Sister Dawn", "Mama Sikirat". */
const isTitleOfName = ({ written, isBeforeName }: WordInContext, code: string): boolean =>
  !hasProperty(code, 'capital-nouns') && /^\p{Lu}/u.test(written) && isBeforeName;

/**
 * Return whether a word such as "father" means somebody other than the user's own relative, as in "his father" or
 * "Sister Dawn".
 */
export const belongsToOthers = (mention: WordInContext, { code, possessivesOfOthers, of }: Lexicon): boolean =>
  mention.isOwner ||
  mention.isOwned ||
  possessivesOfOthers.has(mention.before) ||
  (!belongsToUser(mention) && (of.has(mention.after) || mention.isSpoken || isTitleOfName(mention, code)));

export const isAfterArticle = ({ before }: WordInContext, lexicon: Lexicon): boolean => lexicon.beforeNouns.has(before);

/** Return whether a word can only be a noun: "run" in "the run was", but not in "the run down house". */
export const isInPlaceOfNoun = (mention: WordInContext, lexicon: Lexicon): boolean =>
  isAfterArticle(mention, lexicon) && (mention.after === '' || lexicon.stopWords.has(mention.after));

/** Return whether a word is in lower case, so that it is not a name. Always true where all nouns have capitals. */
export const isLowerCase = ({ written }: WordInContext, lexicon: Lexicon): boolean =>
  hasProperty(lexicon.code, 'capital-nouns') || written === written.toLowerCase();

/** Return the phrases of three words and of two words that start with this word. */
export function phrasesFrom({ lower, after, second }: WordInContext, { code }: Lexicon): string[] {
  const space = hasProperty(code, 'no-spaces') ? '' : ' ';
  const two = `${lower}${space}${after}`;
  return [...(second === '' ? [] : [`${two}${space}${second}`]), ...(after === '' ? [] : [two])];
}

const beforeGerund = languageSet('en', 'before a gerund');

/** Return whether an English word in -ing is a verb: "she was reading", but not "of reading". */
export const isVerbForm = ({ lower, before }: WordInContext, lexicon: Lexicon): boolean =>
  lexicon.code === 'en' && lower.endsWith('ing') && before !== '' && !beforeGerund.has(before);
