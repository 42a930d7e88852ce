import { type Lexicon, setOf } from './builtin-lexicon.ts';
import { english } from './builtin-lexicon-english.ts';
import { german } from './builtin-lexicon-germanic.ts';
import { wordsIn } from './builtin-words.ts';

/** A word of a page where it stands. */
export type Mention = {
  /** In lower case, without "l'" before it and "'s" behind it. */
  readonly lower: string;
  readonly written: string;
  /** The lower-case word before it, '' at the start of a sentence. */
  readonly before: string;
  readonly after: string;
  /** The word behind the one after it. */
  readonly second: string;
  /** "My sister's name" is not about her. */
  readonly isOwner: boolean;
  /** "Like a dog", "as quiet as a church": said of something else; "not the least bit tired": not said at all. */
  readonly isCompared: boolean;
};

const comparing: Readonly<Record<string, ReadonlySet<string>>> = {
  en: setOf('like as'),
  de: setOf('wie'),
  nl: setOf('als zoals'),
  fr: setOf('comme'),
  es: setOf('como'),
  pt: setOf('como'),
  it: setOf('come'),
  pl: setOf('jak niczym'),
  sv: setOf('som'),
  ru: setOf('как словно'),
};
/** "Like a dog", "wie ein Hund": what is compared with stands behind an article. */
const articles = setOf('a an some the ein eine einen einem einer een un une uno una um uma en ett le la el il o os');
/** How many words a comparison has behind its article. */
const reach = 3;
const denying = setOf(
  `not no never neither nor without don't didn't isn't wasn't aren't wouldn't couldn't can't hardly`,
);
/** How many words back "not" still denies: "not the least bit tired". */
const deniedReach = 4;

const bare = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$/u, '')
    .replace(/^\p{L}{1,4}'(?=\p{L}{2})/u, '');

/** The words of a sentence with what is around them. */
export function mentionsIn(sentence: string, { code }: Lexicon): Mention[] {
  const words = wordsIn(sentence);
  const lowers = words.map(bare);
  const marks = comparing[code];
  let until = -1;
  return words.map((written, at) => {
    if (marks?.has(lowers[at] ?? '') && (articles.has(lowers[at + 1] ?? '') || code === 'pl' || code === 'ru'))
      until = at + 1 + reach;
    return {
      lower: lowers[at] ?? '',
      written,
      before: lowers[at - 1] ?? '',
      after: lowers[at + 1] ?? '',
      second: lowers[at + 2] ?? '',
      isOwner: code === 'en' && /['’]s$/u.test(written),
      isCompared: at <= until || lowers.slice(Math.max(0, at - deniedReach), at).some((word) => denying.has(word)),
    };
  });
}

const ownWords = setOf(
  `my our mein meine meinen meinem meiner unser unsere mijn ons onze mon ma mes notre nos mi mis nuestra nuestro meu minha
meus minhas nosso nossa mio mia miei mie nostro nostra mój moja moją mojej moje mojego min mitt mina vår`,
);

/** "My father". */
export const isOwn = ({ before }: Mention): boolean => ownWords.has(before);

const othersWords =
  setOf(`his her their your a the another an whose no every ihr ihre ihren ihrer sein seine seinen seiner
deren dessen sa leur su sus suo sua seu haar zijn hun`);

/** "His father", "a mother", "daughter of": somebody else's. */
export const isOthers = ({ before, after, isOwner }: Mention): boolean =>
  isOwner || after === 'of' || othersWords.has(before);

/** Whether the word before it says that it is a noun. */
export const isNounlike = ({ before }: Mention, lexicon: Lexicon): boolean => lexicon.beforeNouns.has(before);

/** Whether it stands where only a noun can: "the run was", not "the run down house". */
export const isInPlaceOfNoun = (mention: Mention, lexicon: Lexicon): boolean =>
  isNounlike(mention, lexicon) && (mention.after === '' || lexicon.stopWords.has(mention.after));

/** Whether it is written as no name is. */
export const isSmall = ({ written }: Mention, lexicon: Lexicon): boolean =>
  lexicon === german || written === written.toLowerCase();

/** What begins with the word and may be one with what follows: three words, then two. */
export function runsFrom({ lower, after, second }: Mention, { code }: Lexicon): string[] {
  const space = code === 'ja' || code === 'zh' ? '' : ' ';
  const two = `${lower}${space}${after}`;
  return [...(second === '' ? [] : [`${two}${space}${second}`]), ...(after === '' ? [] : [two])];
}

/** What stands before an "-ing" that is a thing: "of walking", "I love painting". */
const beforeThings =
  setOf(`the my our his her a an this that of for about from at after before by in on with without more
no less love loved hate hated like liked miss missed go went stop stopped start started quit enjoy enjoyed and or
than called between through against into night learning`);

/** "She was reading" tells what somebody does; "of reading" names a thing. */
export const isActing = ({ lower, before }: Mention, lexicon: Lexicon): boolean =>
  lexicon === english && lower.endsWith('ing') && before !== '' && !beforeThings.has(before);
