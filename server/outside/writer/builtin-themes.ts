import { setOf } from './builtin-lexicon.ts';
import { type Page, type Tally, talliesOf } from './builtin-tallies.ts';
import { nameOf } from './builtin-theme-names.ts';

/** What a week kept returning to. */
export type Theme = {
  /** A short noun phrase: "sleep", "my father". */
  readonly name: string;
  /** Indexes of the reflections that speak of it. */
  readonly reflections: readonly number[];
  readonly weight: number;
};

type Candidate = Theme & { readonly area: string };

/** What a noun weighs that no list knows, and with an article in the sentence that carries a page. */
const unknownWeight = -3.5;
const unknownInHeartWeight = -2;
/** For each reflection that speaks of it. */
const reflectionWeight = 2;
/** A page is about what its telling sentence speaks of. */
const heartWeight = 0.4;
const countWeight = 0.5;
const ownWeight = 0.5;
/** "Ashamed" is weaker than "shame", and so is a word that only speaks of its topic. */
const unplainPenalty = 2.5;
/** What was said in one reflection only is a theme if lives are about it: a divorce, not a letter. */
const onceFactor = 1.5;
const onceLoss = 1.5;
/** Families are in everybody's days: one mention is not a week's theme. */
const onceOfKin = 1.5;
/** Who returns in a week is what it is about. */
const oftenOfKin = 1;
const kin =
  setOf(`mother father parents sister brother daughter son husband wife partner grandmother grandfather grandchild kin inlaws
stepchild ex`);
/** A reflection speaks of something from here on; below it is only touched. */
const spoken = 0.5;

/** Unknown words only where they return, are written small and stand behind articles as nouns do. */
function isTheme({ topic, count, small, nounlike, reflections, hearts, mine }: Tally): boolean {
  if (topic !== null) return [...reflections.values()].some((plain) => plain >= spoken);
  if (small === 0 || nounlike < count * 0.3) return false;
  return reflections.size > 2 || (reflections.size === 2 && hearts + mine > 0) || (count >= 3 && hearts > 0);
}

/** Being what diaries are about, then returning in many reflections, then how often. */
function weightOf({ topic, reflections, count, mine, hearts, nounlike }: Tally): number {
  const touched = [...reflections.values()].reduce((sum, plain) => sum + plain, 0);
  const prior = topic?.weight ?? (hearts >= spoken && nounlike > 0 ? unknownInHeartWeight : unknownWeight);
  const isOnce = touched < 1.3;
  return (
    (isOnce && prior > 0 ? onceFactor * prior - onceLoss : prior) +
    reflectionWeight * touched +
    heartWeight * Math.min(hearts, 2) +
    countWeight * Math.min(count, 6) +
    ownWeight * Math.min(mine, 2) -
    (topic !== null && kin.has(topic.id) ? (isOnce ? onceOfKin : -oftenOfKin) : 0)
  );
}

function candidateOf(tally: Tally): Candidate[] {
  const named = nameOf(tally);
  if (named === null) return [];
  const speaking = [...tally.reflections].filter(([, plain]) => plain >= spoken).map(([index]) => index);
  return [
    {
      name: named.name,
      area: tally.topic?.area ?? named.name,
      reflections: speaking.length > 0 ? speaking : [...tally.reflections.keys()],
      weight: weightOf(tally) - (named.isPlain ? 0 : unplainPenalty),
    },
  ];
}

const mostThemes = 5;
const usualThemes = 3;
export const fewestThemes = 2;
/** What a theme weighs that a week is surely about. */
const sure = 8;
/** What a theme weighs that is worth naming at all. */
const least = 3;
/** Where the second theme returns, too, a third has to be surer: two that hold are better than three. */
const returning = 6.5;
const worthThird = 7;

const bareName = (name: string) => name.replace(/^(?:my|the|being) /u, '').toLowerCase();

/** The stronger of two that are told as one, or that one name has both. */
function distinct(ranked: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of ranked) {
    const name = bareName(candidate.name);
    const isTold = kept.some(
      (other) =>
        other.area === candidate.area || bareName(other.name).includes(name) || name.includes(bareName(other.name)),
    );
    if (!isTold) kept.push(candidate);
  }
  return kept;
}

/** All that could be a theme, strongest first. */
const rankedThemes = (pages: readonly Page[]): Theme[] =>
  distinct(
    talliesOf(pages)
      .filter(isTheme)
      .flatMap(candidateOf)
      .toSorted((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1)),
  );

/**
 * Two to five things that the week kept returning to, strongest first: what diaries are known to be about, and other
 * nouns by their company. Never names.
 */
export function themesOf(pages: readonly Page[]): Theme[] {
  const ranked = rankedThemes(pages);
  const strong = ranked.filter(({ weight }) => weight >= sure).length;
  const wanted = strong >= mostThemes ? mostThemes : usualThemes;
  const chosen = ranked.slice(0, wanted);
  const floor = (chosen[1]?.weight ?? 0) >= returning ? worthThird : least;
  return chosen.filter(({ weight }, at) => at < fewestThemes || weight >= floor);
}

const small = setOf('the a an and of in on with to for');

/** 'the new job' → 'The New Job' in a title, 'The new job' as a theme. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Capitals as English titles have them: not on the small words inside. */
export const titleCased = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : capitalised(word)))
    .join(' ');
