import { areaLogOdds, mainSubjectLogOdds } from '../languages/topic-groups.ts';
import type { Topic } from '../languages/topics.ts';
import { countWords } from '../read/words.ts';
import type { TopicCount, WordCount } from './topic-counts.ts';
import type { ThemePage } from './topic-mentions.ts';

/** The weight of a noun that belongs to no topic. */
const unknownWeight = 0.9;
/** The minimum probability at which a reflection counts as being about a topic. */
export const leastPlain = 0.5;

/** Return [index, probability that the reflection is about the topic] for each reflection that mentions the topic. */
export const plainnessByReflection = ({ notAbout }: TopicCount): [number, number][] =>
  [...notAbout].map(([index, not]) => [index, 1 - not]);

/** Totals of a week, needed to compute the signs of a theme. */
export type WeekTotals = {
  readonly words: number;
  readonly reflections: number;
  /** The `count` of the most frequent area. */
  readonly most: number;
  /** For each reflection, the sum of the counts of all areas. */
  readonly said: ReadonlyMap<number, number>;
};

export function weekTotals(pages: readonly ThemePage[], totals: readonly TopicCount[]): WeekTotals {
  const said = new Map<number, number>();
  const known = totals.filter(({ area }) => area !== null);
  for (const total of known)
    for (const [reflection, much] of total.said) said.set(reflection, (said.get(reflection) ?? 0) + much);
  return {
    words: pages.reduce((sum, { sentences }) => sum + countWords(sentences.join(' ')), 0),
    reflections: pages.length,
    most: Math.max(1, ...known.map(({ count }) => count)),
    said,
  };
}

/** Return the mean weight of the topics, weighted by their mentions. */
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

/** Return the number of different words of the topic with the most different words. Hints do not count. */
function mostWordsOf(uses: readonly WordCount[]): number {
  const words = new Map<Topic | null, number>();
  for (const { topic, role } of uses) if (role !== 'hints') words.set(topic, (words.get(topic) ?? 0) + 1);
  return Math.max(0, ...words.values());
}

/**
 * The features of a theme, with values of about 0 to 3. In this order: weight of its topics, number of different words,
 * length of the week, count relative to the most frequent area, mean share of a page, greatest share of a page,
 * mentions in first sentences, mentions by name, mentions after "my", mentions in passing, number of reflections.
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

export function signsOf(total: TopicCount, week: WeekTotals): ThemeSigns {
  const uses = [...total.wordCounts.values()];
  const shares = [...total.said].map(([reflection, much]) => much / ((week.said.get(reflection) ?? 0) + 1));
  return {
    prior: priorOf(uses),
    words: Math.log1p(mostWordsOf(uses)),
    length: Math.log(Math.max(week.words, 1) / 100),
    relative: total.count / week.most,
    share: shares.reduce((sum, share) => sum + share, 0) / Math.max(1, week.reflections),
    most: Math.max(0, ...shares),
    firsts: Math.log1p(total.firsts),
    named: Math.log1p(total.named),
    own: total.ownCount / total.mentions,
    passing: Math.log1p(total.passing),
    pages: week.reflections / 5,
  };
}

type Fitted = ThemeSigns & { readonly none: number };

/** Rounded weights in log odds, which `bench/eval/fit-themes.ts` fitted to the themes that readers named. */
const ofTheme: Fitted = {
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

/** Rounded weights in log odds, fitted to what readers called the main subject of a week. */
const ofMainSubject: Fitted = {
  none: -4.9,
  prior: 0.5,
  words: 1,
  length: -0.2,
  relative: 1.6,
  share: 5.2,
  most: -0.5,
  firsts: 0.3,
  named: -0.3,
  own: -0.7,
  passing: 0.5,
  pages: -0.1,
};

function probability(values: ThemeSigns, fitted: Fitted, areaOdds: number | undefined): number {
  const odds = themeSigns.reduce((sum, sign) => sum + fitted[sign] * values[sign], fitted.none + (areaOdds ?? 0));
  return 1 / (1 + Math.exp(-odds));
}

/** Return the probabilities that an attentive reader names the topic as a theme, and as the main subject. */
export function probabilitiesOf(area: string | null, signs: ThemeSigns): { chance: number; chanceOfMain: number } {
  return {
    chance: probability(signs, ofTheme, areaLogOdds.get(area ?? '')),
    chanceOfMain: probability(signs, ofMainSubject, mainSubjectLogOdds.get(area ?? '')),
  };
}
