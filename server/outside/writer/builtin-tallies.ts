import { type Lexicon, setOf } from './builtin-lexicon.ts';
import { english } from './builtin-lexicon-english.ts';
import { german } from './builtin-lexicon-germanic.ts';
import {
  isActing,
  isInPlaceOfNoun,
  isNounlike,
  isOthers,
  isOwn,
  isSmall,
  type Mention,
  mentionsIn,
  pairOf,
} from './builtin-mentions.ts';
import { type Role, type Spoken, type Topic, topicFinder } from './builtin-topics.ts';

/** The own sentences of a reflection, with its language. */
export type Page = {
  readonly sentences: readonly string[];
  readonly lexicon: Lexicon;
  /** The one that carries it. */
  readonly heart: string | null;
};

/** A word that may name a theme, as often as it was written so. */
export type Spelling = {
  count: number;
  /** How often something before it says that it is a noun. */
  nounlike: number;
  readonly plain: string;
  readonly role: Role;
  readonly lexicon: Lexicon;
};

/** What a week said of one topic, or of one noun that no list knows. */
export type Tally = {
  readonly topic: Topic | null;
  count: number;
  /** How plainly each reflection speaks of it, from 0 to 1. */
  readonly reflections: Map<number, number>;
  readonly spellings: Map<string, Spelling>;
  /** It with the word after it: "garden" that is mostly followed by "centre" is a garden centre. */
  readonly after: Map<string, number>;
  nounlike: number;
  /** How often it is called the person's own: "my father". */
  mine: number;
  /** How often it was written small, as no name is. */
  small: number;
  /** How often it stands in the sentence that carries a page. */
  hearts: number;
};

const plainness: Readonly<Record<Role, number>> = { names: 1, speaks: 0.9, hints: 0.35 };
/** What a comparison, or somebody else's mother, says of a week. */
const inPassing = 0.2;
const longestWord = 32;

/** What one is written as: the plural of English words apart. */
const singular = (lower: string) =>
  lower.length < 4
    ? lower
    : lower
        .replace(/ies$/u, 'y')
        .replace(/(?<=ss|sh|ch|x)es$/u, '')
        .replace(/(?<!s|u|i)s$/u, '');

/** "Waiting" is a form of "wait"; "boxing" is a thing that people do. */
const isVerbal = (lower: string, stopWords: ReadonlySet<string>) =>
  lower.endsWith('ing') && ['', 'e', 'ed', 's'].some((end) => stopWords.has(lower.slice(0, -3) + end));

/** Whether a word that no list knows may be a noun of a language whose articles tell nouns. */
function isCandidate({ lower, written }: Mention, { code, stopWords, beforeNouns }: Lexicon): boolean {
  if (beforeNouns.size === 0 || stopWords.has(lower) || stopWords.has(singular(lower))) return false;
  if (lower.length < 4 || lower.length > longestWord || /[\p{N}_'.]/u.test(lower)) return false;
  if (code === 'de') return /^\p{Lu}\p{Ll}/u.test(written);
  if (code === 'en') return !/(?:ly|ed|ier|iest)$/u.test(lower) && !isVerbal(lower, stopWords);
  return true;
}

const keyOf = (lower: string, { code }: Lexicon) =>
  `${code} ${code === 'en' ? singular(lower) : lower.length < 5 ? lower : lower.replace(/(?:en|es|er|s|e|n)$/u, '')}`;

const empty = (topic: Topic | null): Tally => ({
  topic,
  count: 0,
  reflections: new Map(),
  spellings: new Map(),
  after: new Map(),
  nounlike: 0,
  mine: 0,
  small: 0,
  hearts: 0,
});

type Place = { readonly reflection: number; readonly isHeart: boolean; readonly lexicon: Lexicon };

function count(tally: Tally, mention: Mention, { reflection, isHeart, lexicon }: Place, spoken: Spoken | null): void {
  const role = spoken?.role ?? 'names';
  const isPassing = mention.isCompared || (tally.topic?.article === 'my ' && isOthers(mention));
  const plain = isPassing ? inPassing : plainness[isActing(mention, lexicon) ? 'hints' : role];
  tally.count += plain;
  tally.reflections.set(reflection, Math.max(tally.reflections.get(reflection) ?? 0, plain));
  if (isHeart) tally.hearts += plain;
  if (isOwn(mention)) tally.mine += 1;
  if (isSmall(mention, lexicon)) tally.small += 1;
  const spelling = spellingOf(mention, lexicon, spoken);
  const known = tally.spellings.get(spelling) ?? {
    count: 0,
    nounlike: 0,
    plain: spoken === null ? spelling : spoken.plain,
    role,
    lexicon,
  };
  known.count += isPassing ? inPassing : 1;
  if (isNounlike(mention, lexicon)) {
    known.nounlike += 1;
    tally.nounlike += 1;
  }
  tally.spellings.set(spelling, known);
  const pair = `${spelling} ${mention.after}`;
  tally.after.set(pair, (tally.after.get(pair) ?? 0) + 1);
}

/** German keeps the capitals of its nouns; a pair stands as it was found. */
function spellingOf({ lower, written }: Mention, lexicon: Lexicon, spoken: Spoken | null): string {
  if (spoken?.plain.includes(' ')) return spoken.plain;
  return lexicon === german ? written : lower;
}

const isTitle = ({ lower, after }: Mention) => lower === 'frau' && after !== '';

function spokenIn(mention: Mention, lexicon: Lexicon, found: Map<string, readonly Spoken[]>): readonly Spoken[] {
  const find = topicFinder(lexicon.code);
  const pair = pairOf(mention, lexicon);
  const inPair = pair === null ? [] : find(pair);
  if (inPair.length > 0) return inPair;
  const { lower } = mention;
  const spoken = found.get(lower) ?? find(lower);
  found.set(lower, spoken);
  const owned = isOwn(mention) && !isTitle(mention) ? find(`!${lower}`) : [];
  const noun = isInPlaceOfNoun(mention, lexicon) ? find(`~${lower}`) : [];
  return owned.length + noun.length === 0 ? spoken : [...spoken, ...owned, ...noun];
}

function tallyPage({ sentences, lexicon, heart }: Page, reflection: number, tallies: Map<string, Tally>): void {
  const found = new Map<string, readonly Spoken[]>();
  for (const sentence of sentences) {
    const place = { reflection, isHeart: sentence === heart, lexicon };
    for (const mention of mentionsIn(sentence, lexicon)) {
      const spoken = spokenIn(mention, lexicon, found);
      for (const one of spoken) {
        const tally = tallies.get(one.topic.id) ?? empty(one.topic);
        tallies.set(one.topic.id, tally);
        count(tally, mention, place, one);
      }
      if (spoken.some(({ role }) => role !== 'hints') || mention.isCompared || !isCandidate(mention, lexicon)) continue;
      const key = keyOf(mention.lower, lexicon);
      const tally = tallies.get(key) ?? empty(null);
      tallies.set(key, tally);
      count(tally, mention, place, null);
    }
  }
}

/** What the pages of a week speak of, topic by topic and noun by noun. */
export function talliesOf(pages: readonly Page[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const [index, page] of pages.entries()) tallyPage(page, index, tallies);
  return [...tallies.values()];
}

/** English adjectives that a person is: "being tired" names what "tired" speaks of. */
export const states = setOf(`tired exhausted awake alone lonely afraid scared frightened ashamed angry furious proud ill
sick pregnant sober homesick jealous retired anxious worried broke redundant unemployed`);

export const isEnglish = (lexicon: Lexicon): boolean => lexicon === english;
