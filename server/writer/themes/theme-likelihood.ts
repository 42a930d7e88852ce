import { areaLogOdds } from '../languages/topic-groups.ts';
import type { Topic } from '../languages/topics.ts';
import { countWords } from '../read/words.ts';
import type { Page, TopicCount, WordCount } from './topic-counts.ts';

/** What a noun weighs that no list knows. */
const unknownWeight = 0.9;
/** A reflection speaks of something from here on; below it is only touched. */
export const leastPlain = 0.5;

/** How much each reflection speaks of it, from 0 to 1. */
export const plainnessByReflection = ({ unspoken }: TopicCount): [number, number][] =>
  [...unspoken].map(([index, not]) => [index, 1 - not]);

/** What all that a week speaks of is held against. */
export type WeekTotals = {
  readonly words: number;
  readonly reflections: number;
  /** How much is said of what most is said of. */
  readonly most: number;
  /** How much each reflection says of all topics together. */
  readonly said: ReadonlyMap<number, number>;
};

export function weekTotals(pages: readonly Page[], tallies: readonly TopicCount[]): WeekTotals {
  const said = new Map<number, number>();
  const known = tallies.filter(({ area }) => area !== null);
  for (const tally of known)
    for (const [reflection, much] of tally.said) said.set(reflection, (said.get(reflection) ?? 0) + much);
  return {
    words: pages.reduce((sum, { sentences }) => sum + countWords(sentences.join(' ')), 0),
    reflections: pages.length,
    most: Math.max(1, ...known.map(({ count }) => count)),
    said,
  };
}

/** The weight of the topics spoken of, by how much is said of each. */
function priorOf(uses: readonly WordCount[]): number {
  let sum = 0;
  let all = 0;
  for (const { topic, role, reflections } of uses) {
    const said = (role === 'hints' ? 0.2 : 1) * reflections.size;
    sum += said * (topic?.weight ?? unknownWeight);
    all += said;
  }
  return sum / all;
}

/** How many different words speak plainly of the topic that most do. */
function mostWordsOf(uses: readonly WordCount[]): number {
  const words = new Map<Topic | null, number>();
  for (const { topic, role } of uses) if (role !== 'hints') words.set(topic, (words.get(topic) ?? 0) + 1);
  return Math.max(0, ...words.values());
}

/**
 * What tells how likely a reader names it, all about between 0 and 3: being what diaries are about, in how many words of
 * one topic, on how many words of a week, how much beside what most is said of, the part it has of each page and of the
 * page it has most of, in first sentences, by its own nouns, as one's own, in passing, in how many reflections.
 */
export const themeSigns = [
  'prior',
  'words',
  'length',
  'relative',
  'share',
  'most',
  'firsts',
  'named',
  'own',
  'passing',
  'pages',
] as const;

export type ThemeSigns = Readonly<Record<(typeof themeSigns)[number], number>>;

export function signsOf(tally: TopicCount, week: WeekTotals): ThemeSigns {
  const uses = [...tally.spellings.values()];
  const shares = [...tally.said].map(([reflection, much]) => much / ((week.said.get(reflection) ?? 0) + 1));
  return {
    prior: priorOf(uses),
    words: Math.log1p(mostWordsOf(uses)),
    length: Math.log(Math.max(week.words, 1) / 100),
    relative: tally.count / week.most,
    share: shares.reduce((sum, share) => sum + share, 0) / Math.max(1, week.reflections),
    most: Math.max(0, ...shares),
    firsts: Math.log1p(tally.firsts),
    named: Math.log1p(tally.named),
    own: tally.mine / tally.mentions,
    passing: Math.log1p(tally.passing),
    pages: week.reflections / 5,
  };
}

/** Fitted by `bench/eval/fit-themes.ts` to what readers named, then rounded; log odds. */
const fitted: ThemeSigns & { readonly none: number } = {
  none: -4.4,
  prior: 0.9,
  words: 1.7,
  length: -0.5,
  relative: 1,
  share: 6.5,
  most: -0.9,
  firsts: 1,
  named: 0.4,
  own: 0.6,
  passing: 0.5,
  pages: 0.4,
};

/** How likely a careful reader would name it, from 0 to 1. */
export function probabilityOf(tally: TopicCount, week: WeekTotals): number {
  const heard = signsOf(tally, week);
  const known = fitted.none + (areaLogOdds.get(tally.area ?? '') ?? 0);
  return 1 / (1 + Math.exp(-themeSigns.reduce((sum, sign) => sum + fitted[sign] * heard[sign], known)));
}
