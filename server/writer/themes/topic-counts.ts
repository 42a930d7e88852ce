import type { Lexicon } from '../languages/lexicon.ts';
import type { Role, Topic } from '../languages/topics.ts';
import { singular, type ThemePage, type TopicMention, topicMentions } from './topic-mentions.ts';
import { belongsToOthers, belongsToUser, isAfterArticle, isLowerCase, isVerbForm } from './words-in-context.ts';

/** How often one spelling of a topic's word occurs. */
export type WordCount = {
  count: number;
  /** How often an article or a similar word precedes the word. */
  afterArticle: number;
  /** How often "the" precedes the word. */
  withThe: number;
  readonly reflections: Set<number>;
  /** The topic of the word. Null for a noun without a topic. */
  readonly topic: Topic | null;
  readonly role: Role;
  readonly lexicon: Lexicon;
};

/** How a week mentions the topics of one area, or one noun without a topic. */
export type TopicCount = {
  /** The area of the mentioned topics. Null for a noun without a topic. */
  readonly area: string | null;
  /** The sum of all mentions. A mention counts less if its word may mean something else than the topic. */
  count: number;
  /** For each reflection that mentions the area, the probability that the reflection is not about the area. */
  readonly notAbout: Map<number, number>;
  readonly wordCounts: Map<string, WordCount>;
  /** How often a word of the topic occurs with each following word, such as "garden centre". */
  readonly after: Map<string, number>;
  afterArticle: number;
  /** How often a mention follows "my". */
  ownCount: number;
  /** How often a mention is in lower case, unlike a name. */
  lowerCaseCount: number;
  /** The part of `count` that is in key sentences. */
  keySentenceCount: number;
  /**
   * The number of all mentions. `named`, `firsts` and `passing` count mentions by name, in first sentences, and in
   * passing.
   */
  mentions: number;
  named: number;
  firsts: number;
  passing: number;
  /** For each reflection, its part of `count`. */
  readonly said: Map<number, number>;
  /** Areas that a noun without a topic hints at. */
  readonly hintsAt: Set<string>;
};

/** By role of a word: the probability that a reflection with the word is about the word's topic. */
const plainness: Readonly<Record<Role, number>> = { names: 0.85, speaks: 0.8, hints: 0.2 };
/**
 * The probability that a reflection is about a topic that it mentions only in passing: "like a river", "Anna's mother".
 */
const inPassing = 0.2;

/** Return the key of a noun without a topic. Singular and plural have the same key. */
const keyOf = (lower: string, { code }: Lexicon) =>
  `${code} ${code === 'en' ? singular(lower) : lower.length < 5 ? lower : lower.replace(/(?:en|es|er|s|e|n)$/u, '')}`;

const empty = (area: string | null): TopicCount => ({
  area,
  count: 0,
  notAbout: new Map(),
  wordCounts: new Map(),
  after: new Map(),
  afterArticle: 0,
  ownCount: 0,
  lowerCaseCount: 0,
  keySentenceCount: 0,
  mentions: 0,
  named: 0,
  firsts: 0,
  passing: 0,
  said: new Map(),
  hintsAt: new Set(),
});

/** Add a mention to the count of its area or noun. */
function addMention(total: TopicCount, { word, place, spelling, match }: TopicMention): void {
  const { reflection, isKeySentence, isFirst, lexicon } = place;
  const role = match?.role ?? 'names';
  const topic = match?.topic ?? null;
  const isPassing = word.isCompared || (topic?.article === 'my ' && belongsToOthers(word, lexicon));
  const plain = isPassing ? inPassing : plainness[isVerbForm(word, lexicon) ? 'hints' : role];
  const key = `${topic?.id ?? ''} ${spelling}`;
  const known = total.wordCounts.get(key) ?? {
    count: 0,
    afterArticle: 0,
    withThe: 0,
    reflections: new Set<number>(),
    topic,
    role,
    lexicon,
  };
  total.wordCounts.set(key, known);
  if (!known.reflections.has(reflection))
    total.notAbout.set(reflection, (total.notAbout.get(reflection) ?? 1) * (1 - plain));
  known.reflections.add(reflection);
  known.count += isPassing ? inPassing : 1;
  total.count += plain;
  total.mentions += 1;
  total.said.set(reflection, (total.said.get(reflection) ?? 0) + plain);
  if (isPassing) total.passing += 1;
  if (plain > plainness.hints) {
    if (role === 'names') total.named += 1;
    if (isFirst) total.firsts += 1;
  }
  if (word.before === 'the') known.withThe += 1;
  if (isKeySentence) total.keySentenceCount += plain;
  if (belongsToUser(word)) total.ownCount += 1;
  if (isLowerCase(word, lexicon)) total.lowerCaseCount += 1;
  if (isAfterArticle(word, lexicon)) {
    known.afterArticle += 1;
    total.afterArticle += 1;
  }
  // Do not count the next word if this entry already has several words or ends in "'s", or if the next word may be a
  // name.
  if (spelling.includes(' ') || !word.isAfterSmall || word.isOwner) return;
  const pair = `${spelling} ${word.after}`;
  total.after.set(pair, (total.after.get(pair) ?? 0) + 1);
}

/** The number of different hints that together count as a mention of their topic. */
const enoughHints = 3;

/**
 * Return the mentioned topics. Hints to a topic count only if there are several: the hint "line" alone does not mean a
 * warehouse.
 */
function mentionedTopics(mentions: readonly TopicMention[]): ReadonlySet<Topic> {
  const plain = new Set<Topic>();
  const hinted = new Map<Topic, Set<string>>();
  for (const { match, spelling } of mentions) {
    if (match === null) continue;
    if (match.role !== 'hints') plain.add(match.topic);
    else hinted.set(match.topic, (hinted.get(match.topic) ?? new Set()).add(spelling));
  }
  const often = [...hinted].filter(([, words]) => words.size >= enoughHints).map(([topic]) => topic);
  return new Set([...plain, ...often]);
}

/** Count the mentions of each area, and of each noun without a topic, on the pages of a week. */
export function countTopics(pages: readonly ThemePage[]): TopicCount[] {
  const totals = new Map<string, TopicCount>();
  const mentions = pages.flatMap(topicMentions);
  const topics = mentionedTopics(mentions);
  for (const mention of mentions) {
    const { word, place, match, hintsAt } = mention;
    if (match !== null && !topics.has(match.topic)) continue;
    const area = match?.topic.area ?? null;
    const key = area ?? keyOf(word.lower, place.lexicon);
    const total = totals.get(key) ?? empty(area);
    totals.set(key, total);
    for (const { topic } of hintsAt) total.hintsAt.add(topic.area);
    addMention(total, mention);
  }
  return [...totals.values()];
}
