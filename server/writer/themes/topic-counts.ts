import type { Lexicon } from '../languages/lexicon.ts';
import type { Role, Topic } from '../languages/topics.ts';
import { singular, type ThemePage, type TopicMention, topicMentions } from './topic-mentions.ts';
import { belongsToOthers, belongsToUser, isAfterArticle, isLowerCase, isVerbForm } from './words-in-context.ts';

/** How often one spelling of a topic's word occurs. */
export type WordCount = {
  count: number;
  /** How often a word that precedes nouns stands before it. */
  afterArticle: number;
  /** How often "the" stands before it. */
  withThe: number;
  readonly reflections: Set<number>;
  /** Null for a noun outside all lists. */
  readonly topic: Topic | null;
  readonly role: Role;
  readonly lexicon: Lexicon;
};

/** How a week mentions the topics of one area, or one noun outside all lists. */
export type TopicCount = {
  /** Null for a noun outside all lists. */
  readonly area: string | null;
  /** The mentions, each weighed by how plain it is. */
  count: number;
  /** For each reflection that mentions it, the probability that it is not about it. */
  readonly notAbout: Map<number, number>;
  readonly wordCounts: Map<string, WordCount>;
  /** How often a word of the topic occurs with each following word, such as "garden centre". */
  readonly after: Map<string, number>;
  afterArticle: number;
  /** How often it follows "my". */
  ownCount: number;
  /** How often it is written in lower case, unlike a name. */
  lowerCaseCount: number;
  /** The count in key sentences. */
  keySentenceCount: number;
  /** The number of mentions, and of these: by its names, in first sentences, in passing. */
  mentions: number;
  named: number;
  firsts: number;
  passing: number;
  /** The count in each reflection. */
  readonly said: Map<number, number>;
  /** Areas that a noun outside all lists hints at. */
  readonly hintsAt: Set<string>;
};

/** The probability that a reflection with such a word is about its topic. */
const plainness: Readonly<Record<Role, number>> = { names: 0.85, speaks: 0.8, hints: 0.2 };
/** The same for a comparison, or another person's mother. */
const inPassing = 0.2;

/** Return the same key for the singular and plural of a noun outside all lists. */
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
  // An entry of several words has its second word already; a name is no part of a theme.
  if (spelling.includes(' ') || !word.isAfterSmall || word.isOwner) return;
  const pair = `${spelling} ${word.after}`;
  total.after.set(pair, (total.after.get(pair) ?? 0) + 1);
}

/** The number of different hints that count as a mention of their topic. */
const enoughHints = 3;

/** Return the topics with a plain mention or enough hints: "line" alone does not mean a warehouse. */
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

/** Count the mentions of each area, and of each noun outside all lists, on the pages of a week. */
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
