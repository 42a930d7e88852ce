import { namedTogether, relatives } from '../languages/topic-groups.ts';
import { topicsIn } from '../languages/topics.ts';
import type { Page } from '../read/read-week.ts';
import { joinedNames, listedNames } from './name-words.ts';
import { type Theme, type ThemeCandidate, themeCandidates } from './theme-candidates.ts';

export const fewestThemes = 2;

const bareName = (name: string) => name.replace(/^(?:my|the|being) /u, '').toLowerCase();

/** Return whether `name` contains `other` as whole words: "the boat club" contains "boat", "prison" does not contain "son". */
const contains = (name: string, other: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(other)
    ? name.includes(other)
    : ` ${name} `.includes(` ${other} `) || (other.length > 3 && name.startsWith(other));

/**
 * Return whether a candidate repeats another: one of the two names contains the other name, or the candidate is a hint,
 * as "tooth" hints at "my teeth".
 */
function isCoveredBy({ name, hintsAt }: ThemeCandidate, others: readonly ThemeCandidate[]): boolean {
  const own = bareName(name);
  return others.some((other) => {
    const theirs = bareName(other.name);
    return contains(theirs, own) || contains(own, theirs) || (other.area !== null && hintsAt.has(other.area));
  });
}

/** Leave out candidates that repeat a likelier candidate. */
function distinct(ranked: readonly ThemeCandidate[]): ThemeCandidate[] {
  const kept: ThemeCandidate[] = [];
  for (const candidate of ranked) if (!isCoveredBy(candidate, kept)) kept.push(candidate);
  // If too few candidates are left, also use nouns without a topic.
  const rest = ranked.filter((candidate) => candidate.area === null && !kept.includes(candidate));
  return kept.length < fewestThemes ? [...kept, ...rest] : kept;
}

const leastBeside = 0.35;
const mostWordsOfBoth = 3;

const countOf = (name: string) => bareName(name).split(' ').length;

function areNamedTogether(a: ThemeCandidate, b: ThemeCandidate): boolean {
  const areas = [a.area, b.area];
  return namedTogether.some((group) => areas.every((area) => area !== null && group.has(area)));
}

const isRelative = ({ area }: ThemeCandidate) => area !== null && relatives.has(area);

/** The maximum number of characters of a theme, so that it fits into its badge. */
const longestLabel = 40;

/** Return the label of two candidates in one theme: "my mum, my dad and family", "sleep and my back". */
function labelOfBoth(one: ThemeCandidate, other: ThemeCandidate): string {
  const both = joinedNames(one.name, other.name, one.code);
  const family = topicsIn(one.code).byId.get('family')?.names[0];
  const withFamily =
    isRelative(one) && isRelative(other) && family !== undefined
      ? joinedNames(listedNames(one.name, other.name, one.code), family, one.code)
      : both;
  return [withFamily, both].find((label) => label.length <= longestLabel) ?? one.label;
}

/** Join each candidate to the next one that fits it. At most one theme is about relatives. */
function joinPairs(ranked: readonly ThemeCandidate[]): Theme[] {
  const left = [...ranked];
  const themes: Theme[] = [];
  let hasFamily = false;
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const { name, code, chance, reflections } = first;
    if (isRelative(first)) {
      if (hasFamily) continue;
      hasFamily = true;
    }
    const at = left.findIndex(
      (other) =>
        other.chance >= leastBeside &&
        other.code === code &&
        areNamedTogether(first, other) &&
        countOf(name) + countOf(other.name) <= mostWordsOfBoth,
    );
    const [other] = at < 0 ? [] : left.splice(at, 1);
    themes.push(
      other === undefined
        ? first
        : {
            name,
            label: labelOfBoth(first, other),
            reflections: [...new Set([...reflections, ...other.reflections])].toSorted((a, b) => a - b),
            chance: 1 - (1 - chance) * (1 - other.chance),
          },
    );
  }
  return themes.toSorted((a, b) => b.chance - a.chance);
}

const mostThemes = 5;
/** The weight of `chanceOfMost` in the score of a list of themes. The weight of the mean chance is 1. */
const mostRight = 0.9;

/** Return the probability that at least 60% of the themes are right. */
function chanceOfMost(chances: readonly number[]): number {
  let right = [1];
  for (const chance of chances)
    right = Array.from(
      { length: right.length + 1 },
      (_, hits) => (right[hits] ?? 0) * (1 - chance) + (right[hits - 1] ?? 0) * chance,
    );
  return right.filter((_, hits) => hits >= 0.6 * chances.length).reduce((sum, chance) => sum + chance, 0);
}

/**
 * Return the first two to five themes. Choose the number with the best score: a high mean chance and a high chance that
 * most themes are right.
 */
function likeliest(themes: readonly Theme[]): Theme[] {
  const worthOf = (count: number) => {
    const chances = themes.slice(0, count).map(({ chance }) => chance);
    return chances.reduce((sum, chance) => sum + chance, 0) / count + mostRight * chanceOfMost(chances);
  };
  let best = fewestThemes;
  for (let count = fewestThemes + 1; count <= Math.min(mostThemes, themes.length); count += 1)
    if (worthOf(count) > worthOf(best)) best = count;
  return themes.slice(0, best);
}

/** Return the topics and nouns that may be themes of a week, the likeliest first, without redundant ones. */
export const distinctCandidates = (pages: readonly Page[]): ThemeCandidate[] => distinct(themeCandidates(pages));

/** Choose two to five themes of a week, the likeliest first. A person's name is never a theme. */
export const chooseThemes = (pages: readonly Page[]): Theme[] => likeliest(joinPairs(distinctCandidates(pages)));
