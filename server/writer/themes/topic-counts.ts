import { givenNames } from '../languages/given-names.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import { withoutParticle } from '../languages/spellings.ts';
import { plainestRoles, type Role, type Topic, type TopicMatch, topicsIn } from '../languages/topics.ts';
import {
  belongsToOthers,
  belongsToUser,
  isAfterArticle,
  isInPlaceOfNoun,
  isLowerCase,
  isVerbForm,
  isVirtueName,
  phrasesFrom,
  type WordInContext,
  wordsInContext,
} from './words-in-context.ts';

/** The own sentences of a reflection, with its language. */
export type Page = {
  readonly sentences: readonly string[];
  readonly lexicon: Lexicon;
  /** The one that carries it. */
  readonly heart: string | null;
};

/** A word of a topic, as often as it was written so. */
export type WordCount = {
  count: number;
  /** How often something before it says that it is a noun. */
  nounlike: number;
  /** How often "the" stands before it. */
  withThe: number;
  readonly reflections: Set<number>;
  /** Null for a noun that no list knows. */
  readonly topic: Topic | null;
  readonly role: Role;
  readonly lexicon: Lexicon;
};

/** What a week said of the topics of one area, or of one noun that no list knows. */
export type TopicCount = {
  /** Null for a noun that no list knows. */
  readonly area: string | null;
  count: number;
  /** How surely each reflection does not speak of it, from 1 down to 0. */
  readonly unspoken: Map<number, number>;
  readonly spellings: Map<string, WordCount>;
  /** It with the word after it: "garden" that is mostly followed by "centre" is a garden centre. */
  readonly after: Map<string, number>;
  nounlike: number;
  /** How often it is called the person's own: "my father". */
  mine: number;
  /** How often it was written small, as no name is. */
  small: number;
  /** How often it stands in the sentence that carries a page. */
  hearts: number;
  /** How often it is spoken of at all, and of these: by its own nouns, in a page's first sentence, in passing. */
  mentions: number;
  named: number;
  firsts: number;
  passing: number;
  /** How much each reflection says of it. */
  readonly said: Map<number, number>;
  /** The areas that a noun which no list knows otherwise hints at: "tooth". */
  readonly hintsAt: Set<string>;
};

/** How surely a reflection that has such a word speaks of its topic. */
const plainness: Readonly<Record<Role, number>> = { names: 0.85, speaks: 0.8, hints: 0.2 };
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
function isCandidate({ lower, written }: WordInContext, { code, stopWords, beforeNouns }: Lexicon): boolean {
  if (beforeNouns.size === 0 || stopWords.has(lower) || stopWords.has(singular(lower))) return false;
  if (lower.length < 4 || lower.length > longestWord || /[\p{N}_'.]/u.test(lower) || givenNames.has(lower))
    return false;
  if (code === 'de') return /^\p{Lu}\p{Ll}/u.test(written);
  if (code === 'en') return !/(?:ly|ed|ier|iest)$/u.test(lower) && !isVerbal(lower, stopWords);
  return true;
}

const keyOf = (lower: string, { code }: Lexicon) =>
  `${code} ${code === 'en' ? singular(lower) : lower.length < 5 ? lower : lower.replace(/(?:en|es|er|s|e|n)$/u, '')}`;

const empty = (area: string | null): TopicCount => ({
  area,
  count: 0,
  unspoken: new Map(),
  spellings: new Map(),
  after: new Map(),
  nounlike: 0,
  mine: 0,
  small: 0,
  hearts: 0,
  mentions: 0,
  named: 0,
  firsts: 0,
  passing: 0,
  said: new Map(),
  hintsAt: new Set(),
});

type Place = {
  readonly reflection: number;
  readonly isHeart: boolean;
  readonly isFirst: boolean;
  readonly lexicon: Lexicon;
};

function count(
  tally: TopicCount,
  mention: WordInContext,
  place: Place,
  spelling: string,
  spoken: TopicMatch | null,
): void {
  const { reflection, isHeart, isFirst, lexicon } = place;
  const role = spoken?.role ?? 'names';
  const topic = spoken?.topic ?? null;
  const isPassing = mention.isCompared || (topic?.article === 'my ' && belongsToOthers(mention, lexicon));
  const plain = isPassing ? inPassing : plainness[isVerbForm(mention, lexicon) ? 'hints' : role];
  const key = `${topic?.id ?? ''} ${spelling}`;
  const known = tally.spellings.get(key) ?? {
    count: 0,
    nounlike: 0,
    withThe: 0,
    reflections: new Set<number>(),
    topic,
    role,
    lexicon,
  };
  tally.spellings.set(key, known);
  if (!known.reflections.has(reflection))
    tally.unspoken.set(reflection, (tally.unspoken.get(reflection) ?? 1) * (1 - plain));
  known.reflections.add(reflection);
  known.count += isPassing ? inPassing : 1;
  tally.count += plain;
  tally.mentions += 1;
  tally.said.set(reflection, (tally.said.get(reflection) ?? 0) + plain);
  if (isPassing) tally.passing += 1;
  if (plain > plainness.hints) {
    if (role === 'names') tally.named += 1;
    if (isFirst) tally.firsts += 1;
  }
  if (mention.before === 'the') known.withThe += 1;
  if (isHeart) tally.hearts += plain;
  if (belongsToUser(mention)) tally.mine += 1;
  if (isLowerCase(mention, lexicon)) tally.small += 1;
  if (isAfterArticle(mention, lexicon)) {
    known.nounlike += 1;
    tally.nounlike += 1;
  }
  // Of a run the word after its first one is its own second: "model railway railway"; a name is no part of a theme.
  if (spelling.includes(' ') || !mention.isAfterSmall || mention.isOwner) return;
  const pair = `${spelling} ${mention.after}`;
  tally.after.set(pair, (tally.after.get(pair) ?? 0) + 1);
}

/** What was found of a topic, with the words that it was found in: one, or up to three. */
type Found = { readonly words: string; readonly spoken: readonly TopicMatch[] };

const nothingFound: Found = { words: '', spoken: [] };

const isTitle = ({ lower, after }: WordInContext) => lower === 'frau' && after !== '';

function foundIn(mention: WordInContext, lexicon: Lexicon): Found {
  const { find, beginsRun } = topicsIn(lexicon.code);
  const { lower } = mention;
  for (const words of beginsRun(lower) ? phrasesFrom(mention, lexicon) : []) {
    const spoken = find(words, true);
    if (spoken.length > 0) return { words, spoken };
  }
  const owned = belongsToUser(mention) && !isTitle(mention) ? find(`!${lower}`, true) : [];
  const noun = isInPlaceOfNoun(mention, lexicon) ? find(`~${lower}`, true) : [];
  const spoken = plainestRoles([...find(lower, false), ...owned, ...noun]);
  return spoken.length > 0 ? { words: lower, spoken } : nothingFound;
}

/** German keeps the capitals of its nouns; Korean nouns are told without their particles. */
function spellingOf({ lower, written }: WordInContext, { words, spoken }: Found, lexicon: Lexicon): string {
  if (lexicon.code === 'de' && (words === lower || words === '')) return written;
  const isName = spoken.some(({ topic }) => topic.names.includes(words));
  return lexicon.code === 'ko' && !isName ? withoutParticle(words || lower) : words || lower;
}

/** "Une mère": a word that names its topic only behind "my" is no theme by itself. */
const isOnlyOwn = ({ lower }: WordInContext, { code }: Lexicon) => topicsIn(code).find(`!${lower}`, true).length > 0;

/** A word of a topic, or a noun that no list knows, where it was found. */
type TopicMention = {
  readonly mention: WordInContext;
  readonly place: Place;
  readonly spelling: string;
  /** Null for a noun that no list knows, or only as a hint at these. */
  readonly spoken: TopicMatch | null;
  readonly hintsAt: readonly TopicMatch[];
};

function matchesIn({ sentences, lexicon, heart }: Page, reflection: number): TopicMention[] {
  return sentences.flatMap((sentence, at) => {
    const place = { reflection, isHeart: sentence === heart, isFirst: at === 0, lexicon };
    return wordsInContext(sentence, lexicon).flatMap((mention): TopicMention[] => {
      if (lexicon.code === 'en' && isVirtueName(mention)) return [];
      const found = foundIn(mention, lexicon);
      const spelling = spellingOf(mention, found, lexicon);
      const hits = found.spoken.map((spoken) => ({ mention, place, spelling, spoken, hintsAt: [] }));
      if (found.spoken.some(({ role }) => role !== 'hints') || mention.isCompared) return hits;
      if (!isCandidate(mention, lexicon) || isOnlyOwn(mention, lexicon)) return hits;
      const own = spellingOf(mention, nothingFound, lexicon);
      return [...hits, { mention, place, spelling: own, spoken: null, hintsAt: found.spoken }];
    });
  });
}

/** So many words that only hint at a topic speak of it together. */
const enoughHints = 3;

/** The topics that a week speaks of: "line" alone says nothing of a warehouse, nor "watch" of a fire station. */
function spokenOf(hits: readonly TopicMention[]): ReadonlySet<Topic> {
  const plain = new Set<Topic>();
  const hinted = new Map<Topic, Set<string>>();
  for (const { spoken, spelling } of hits) {
    if (spoken === null) continue;
    if (spoken.role !== 'hints') plain.add(spoken.topic);
    else hinted.set(spoken.topic, (hinted.get(spoken.topic) ?? new Set()).add(spelling));
  }
  const often = [...hinted].filter(([, words]) => words.size >= enoughHints).map(([topic]) => topic);
  return new Set([...plain, ...often]);
}

/** What the pages of a week speak of, topic by topic and noun by noun. */
export function countTopics(pages: readonly Page[]): TopicCount[] {
  const tallies = new Map<string, TopicCount>();
  const hits = pages.flatMap(matchesIn);
  const topics = spokenOf(hits);
  for (const { mention, place, spelling, spoken, hintsAt } of hits) {
    if (spoken !== null && !topics.has(spoken.topic)) continue;
    const area = spoken?.topic.area ?? null;
    const key = area ?? keyOf(mention.lower, place.lexicon);
    const tally = tallies.get(key) ?? empty(area);
    tallies.set(key, tally);
    for (const { topic } of hintsAt) tally.hintsAt.add(topic.area);
    count(tally, mention, place, spelling, spoken);
  }
  return [...tallies.values()];
}

export const isEnglish = (lexicon: Lexicon): boolean => lexicon.code === 'en';
