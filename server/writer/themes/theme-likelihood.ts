import { areaLogOdds, mainSubjectLogOdds } from '../languages/topic-groups.ts';
import type { Topic } from '../languages/topics.ts';
import { countWords } from '../read/words.ts';
import type { TopicCount, WordCount } from './topic-counts.ts';
import type { ThemePage } from './topic-mentions.ts';

const unknownWeight = 0.9;
export const leastPlain = 0.5;

/** For each reflection that mentions the topic, return its index and the probability that it is about the topic. */
export const plainnessByReflection = ({ notAbout }: TopicCount): [number, number][] =>
  [...notAbout].map(([index, not]) => [index, 1 - not]);

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

/** Count the different words of each topic, without hints, and return the highest count. */
function mostWordsOf(uses: readonly WordCount[]): number {
  const words = new Map<Topic | null, number>();
  for (const { topic, role } of uses) if (role !== 'hints') words.set(topic, (words.get(topic) ?? 0) + 1);
  return Math.max(0, ...words.values());
}

/** What is measured about a topic or noun of a week, to compute the probability that it is a theme. */
export const themeSigns = [
  // The mean weight of its topics.
  'prior',
  // The number of different words for it.
  'words',
  // The length of the week.
  'length',
  // Its count, divided by the count of the most frequent area.
  'relative',
  // The mean share of a page that is about it.
  'share',
  // The greatest share of a page that is about it.
  'most',
  // The number of its mentions in first sentences of pages.
  'firsts',
  // The number of its mentions by name.
  'named',
  // The share of its mentions that belong to the user, as in "my garden".
  'own',
  // The number of its mentions in passing.
  'passing',
  // The number of reflections in the week.
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

/** Log odds that `bench/eval/fit-themes.ts` fitted to the themes that readers named. */
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

/** Log odds that were fitted to what readers called the main subject of a week. */
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

export function probabilitiesOf(area: string | null, signs: ThemeSigns): { chance: number; chanceOfMain: number } {
  return {
    chance: probability(signs, ofTheme, areaLogOdds.get(area ?? '')),
    chanceOfMain: probability(signs, ofMainSubject, mainSubjectLogOdds.get(area ?? '')),
  };
}
