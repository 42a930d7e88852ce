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

const nobody: ReadonlySet<string> = new Set();
const isOwner = (written: string) => /['’]s$/iu.test(written);

/** What stands between an owner and a thing: 彼の母, 他的妈妈. */
const between: Readonly<Record<string, string>> = { ja: 'の', zh: '的' };
const selves = setOf('私 わたし 僕 ぼく 俺 うち 自分 我 我们 咱');
const others = setOf(`他 她 你 您 他们 她们 उसकी उसके उसका इसकी उनकी उनके आपकी तेरी 그의 그녀의 네
uska uski uske iska iski iske unka unki unke aapki teri tumhari tumhare`);

/** Whether the two words before it say whose it is: somebody else's. */
function isOwnedBy(before: readonly string[], code: string): boolean {
  const last = before.at(-1) ?? '';
  if (code === 'en')
    return isOwner(last) && !/^(?:it|that|he|she|what|who|there|let|today|tonight|here)['’]s$/iu.test(last);
  const joint = between[code];
  if (joint !== undefined && last === joint) return !selves.has(before[0] ?? '');
  if (code === 'zh' && last.length > 1 && last.endsWith('的')) return !selves.has(last.slice(0, -1));
  return others.has(last);
}

/** The words of a sentence with what is around them. */
export function mentionsIn(sentence: string, { code }: Lexicon): Mention[] {
  const words = wordsIn(sentence);
  const lowers = words.map(bare);
  const marks = comparing[code];
  const denied = code === 'en' ? denying : nobody;
  let until = -1;
  return words.map((written, at) => {
    if (marks?.has(lowers[at] ?? '') && (articles.has(lowers[at + 1] ?? '') || code === 'pl' || code === 'ru'))
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
      isCompared: at <= until || lowers.slice(Math.max(0, at - deniedReach), at).some((word) => denied.has(word)),
    };
  });
}

const ownWords = setOf(
  `my our mein meine meinen meinem meiner unser unsere mijn ons onze mon ma mes notre nos mi mis nuestra nuestro meu minha
meus minhas nosso nossa mio mia miei mie nostro nostra mój moja moją mojej moje mojego min mitt mina vår`,
);

const virtues = setOf('joy hope grace faith patience dawn rose holly ivy daisy poppy lily heather');
/** What people do, not faith or hope. */
const doings = setOf(
  'came rang said told called texted asked phoned laughed says thinks wants wrote knocked cried who',
);

/** Somebody who is called Joy; at the start of a sentence, where all are written so, only who does something. */
export const isVirtueName = ({ lower, written, before, after, isOwner }: Mention): boolean =>
  virtues.has(lower) && /^\p{Lu}\p{Ll}/u.test(written) && (before !== '' || isOwner || doings.has(after));

/** "My father". */
export const isOwn = ({ before }: Mention): boolean => ownWords.has(before);

const othersWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: setOf('his her their your a the another an whose no every'),
  de: setOf('ihr ihre ihren ihrer ihrem sein seine seinen seiner seinem deren dessen ein eine einer einem einen'),
  nl: setOf('haar zijn hun een'),
  sv: setOf('hans hennes deras en'),
  fr: setOf('son sa ses leur leurs un une'),
  es: setOf('su sus un una'),
  pt: setOf('seu sua seus suas um uma'),
  it: setOf('suo sua suoi sue un una'),
  pl: setOf('jego jej ich'),
  ru: setOf('его её ее их'),
};

/** "Daughter of", "la mère de". */
const ofWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: setOf('of'),
  de: setOf('von vom'),
  nl: setOf('van'),
  fr: setOf('de du des'),
  es: setOf('de del'),
  pt: setOf('de do da dos das'),
  it: setOf('di del della dello dei degli delle'),
};

/** "His father", "a mother", "daughter of": somebody else's. */
export const isOthers = (mention: Mention, { code }: Lexicon): boolean =>
  mention.isOwner ||
  mention.isOwned ||
  (othersWords[code]?.has(mention.before) ?? false) ||
  (!isOwn(mention) && (ofWords[code]?.has(mention.after) ?? false));

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
