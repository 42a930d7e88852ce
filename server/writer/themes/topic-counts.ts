import type { Lexicon } from '../languages/lexicon.ts';
import type { Role, Topic } from '../languages/topics.ts';
import { singular, type ThemePage, type TopicMention, topicMentions } from './topic-mentions.ts';
import { belongsToOthers, belongsToUser, isAfterArticle, isLowerCase, isVerbForm } from './words-in-context.ts';

export type WordCount = {
  count: number;
  afterArticle: number;
  withThe: number;
  readonly reflections: Set<number>;
  /** Null for a noun without a topic. */
  readonly topic: Topic | null;
  readonly role: Role;
  readonly lexicon: Lexicon;
};

export type TopicCount = {
  readonly area: string | null;
  /** The sum of the mentions. Each mention counts as its `plainness`, or as `inPassing`. */
  count: number;
  /** For each reflection that mentions the area, the probability that it is not about the area. */
  readonly notAbout: Map<number, number>;
  readonly wordCounts: Map<string, WordCount>;
  /** How often each word follows a noun. The key is the noun and that word, such as "garden centre". */
  readonly after: Map<string, number>;
  afterArticle: number;
  ownCount: number;
  /** The number of mentions in lower case. If there are none, the word may be a name. */
  lowerCaseCount: number;
  keySentenceCount: number;
  // The next four fields count mentions: all, by name, in the first sentence of a reflection, and in passing.
  mentions: number;
  named: number;
  firsts: number;
  passing: number;
  readonly said: Map<number, number>;
  readonly hintsAt: Set<string>;
};

/** For each role of a word, the probability that a reflection with the word is about its topic. */
const plainness: Readonly<Record<Role, number>> = { names: 0.85, speaks: 0.8, hints: 0.2 };
/** The probability that a reflection is about a topic that it mentions only in passing, as in "like a river". */
const inPassing = 0.2;

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
  // Count no next word if this entry has several words or ends in "'s", or if the next word may be a name.
  if (spelling.includes(' ') || !word.isAfterSmall || word.isOwner) return;
  const pair = `${spelling} ${word.after}`;
  total.after.set(pair, (total.after.get(pair) ?? 0) + 1);
}

/** This many different hints count as a mention of their topic. */
const enoughHints = 3;

/** Return the topics that the week mentions. One hint is not enough: "line" need not be about a warehouse. */
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
