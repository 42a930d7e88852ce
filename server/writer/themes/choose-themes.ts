import { chineseNames, toSimplified } from '../languages/chinese-script.ts';
import { languageSet } from '../languages/lexicon.ts';
import { namedTogether, relatives } from '../languages/topic-groups.ts';
import { topicsIn } from '../languages/topics.ts';
import {
  leastPlain,
  plainnessByReflection,
  probabilityOf,
  signsOf,
  type ThemeSigns,
  type WeekTotals,
  weekTotals,
} from './theme-likelihood.ts';
import { joinedNames, listedNames, themeName } from './theme-names.ts';
import { countTopics, type Page, type TopicCount } from './topic-counts.ts';

/** What a week kept returning to. */
export type Theme = {
  /** A short noun phrase: "sleep", "my father". */
  readonly name: string;
  /** The same for a badge: "sleep and tiredness". */
  readonly label: string;
  /** Indexes of the reflections that speak of it. */
  readonly reflections: readonly number[];
  /** How likely a careful reader would name it, from 0 to 1. */
  readonly chance: number;
};

/** Unknown words only where they return, are written small and stand behind articles as nouns do. */
function isTheme(tally: TopicCount): boolean {
  const { area, count, small, nounlike, unspoken, hearts, mine } = tally;
  if (area !== null) return plainnessByReflection(tally).some(([, plain]) => plain >= leastPlain);
  if (small === 0 || nounlike < count * 0.3) return false;
  return unspoken.size > 2 || (unspoken.size === 2 && hearts + mine > 0);
}

export const fewestThemes = 2;

/** What may be a theme of a week. */
export type ThemeCandidate = Theme & {
  readonly area: string | null;
  readonly hintsAt: ReadonlySet<string>;
  readonly code: string;
  readonly signs: ThemeSigns;
};

function candidateOf(tally: TopicCount, week: WeekTotals): ThemeCandidate[] {
  const named = themeName(tally);
  if (named === null) return [];
  const all = plainnessByReflection(tally);
  const speaking = all.filter(([, plain]) => plain >= leastPlain);
  return [
    {
      ...named,
      area: tally.area,
      hintsAt: tally.hintsAt,
      reflections: (speaking.length > 0 ? speaking : all).map(([index]) => index),
      chance: probabilityOf(tally, week),
      signs: signsOf(tally, week),
    },
  ];
}

const bareName = (name: string) => name.replace(/^(?:my|the|being) /u, '').toLowerCase();

/** Whether a name has another in it: "the boat" in "the boat club", "son" not in "prison"; by signs where no space cuts words. */
const holds = (name: string, other: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(other)
    ? name.includes(other)
    : ` ${name} `.includes(` ${other} `) || (other.length > 3 && name.startsWith(other));

/** Whether one of these has it in its name, or is what it hints at: "my teeth", where it is "tooth". */
function isToldBy({ name, hintsAt }: ThemeCandidate, others: readonly ThemeCandidate[]): boolean {
  const own = bareName(name);
  return others.some((other) => {
    const theirs = bareName(other.name);
    return holds(theirs, own) || holds(own, theirs) || (other.area !== null && hintsAt.has(other.area));
  });
}

/** The likelier of two that say the same. */
function distinct(ranked: readonly ThemeCandidate[]): ThemeCandidate[] {
  const kept: ThemeCandidate[] = [];
  for (const candidate of ranked) if (!isToldBy(candidate, kept)) kept.push(candidate);
  // A week of the garden alone still has its pears.
  const rest = ranked.filter((candidate) => candidate.area === null && !kept.includes(candidate));
  return kept.length < fewestThemes ? [...kept, ...rest] : kept;
}

/** What is less likely is not even named beside another. */
const leastBeside = 0.35;
const mostWordsBeside = 3;

const countOf = (name: string) => bareName(name).split(' ').length;

function isKindred(a: ThemeCandidate, b: ThemeCandidate): boolean {
  const areas = [a.area, b.area];
  return namedTogether.some((kin) => areas.every((area) => area !== null && kin.has(area)));
}

const isRelative = ({ area }: ThemeCandidate) => area !== null && relatives.has(area);

/** In characters: what a badge has room for. */
const longestLabel = 40;

/** "My mum, my dad and family", "sleep and my back". */
function labelOfBoth(one: ThemeCandidate, other: ThemeCandidate): string {
  const both = joinedNames(one.name, other.name, one.code);
  const family = topicsIn(one.code).byId.get('family')?.names[0];
  const withFamily =
    isRelative(one) && isRelative(other) && family !== undefined
      ? joinedNames(listedNames(one.name, other.name, one.code), family, one.code)
      : both;
  return [withFamily, both].find((label) => label.length <= longestLabel) ?? one.label;
}

/** Each goes with the next that is kindred; one family is enough. */
function paired(ranked: readonly ThemeCandidate[]): Theme[] {
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
        isKindred(first, other) &&
        countOf(name) + countOf(other.name) <= mostWordsBeside,
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
/** How much it weighs that most of them are right, beside how many are. */
const mostRight = 0.9;

/** The chance that at least three in five are right, each with a chance of its own. */
function chanceOfMost(chances: readonly number[]): number {
  let right = [1];
  for (const chance of chances)
    right = Array.from(
      { length: right.length + 1 },
      (_, hits) => (right[hits] ?? 0) * (1 - chance) + (right[hits - 1] ?? 0) * chance,
    );
  return right.filter((_, hits) => hits >= 0.6 * chances.length).reduce((sum, chance) => sum + chance, 0);
}

/** As many of the likeliest as are likely to be right together. */
function surest(themes: readonly Theme[]): Theme[] {
  const worthOf = (count: number) => {
    const chances = themes.slice(0, count).map(({ chance }) => chance);
    return chances.reduce((sum, chance) => sum + chance, 0) / count + mostRight * chanceOfMost(chances);
  };
  let best = fewestThemes;
  for (let count = fewestThemes + 1; count <= Math.min(mostThemes, themes.length); count += 1)
    if (worthOf(count) > worthOf(best)) best = count;
  return themes.slice(0, best);
}

const isChinese = ({ code }: { readonly code: string }) => code === 'zh';

/** A page as its language's topics are kept. */
const asKept = (page: Page): Page =>
  isChinese(page.lexicon)
    ? {
        ...page,
        sentences: page.sentences.map(toSimplified),
        heart: page.heart === null ? null : toSimplified(page.heart),
      }
    : page;

/** Each candidate named in the script that the person writes. */
function inOwnScript(candidates: readonly ThemeCandidate[], pages: readonly Page[]): ThemeCandidate[] {
  const own = pages.filter(({ lexicon }) => isChinese(lexicon)).flatMap(({ sentences }) => sentences);
  const written = chineseNames(own.join('\n'));
  return candidates.map((candidate) =>
    isChinese(candidate) ? { ...candidate, name: written(candidate.name), label: written(candidate.label) } : candidate,
  );
}

/** All that a week speaks of plainly, likeliest first. */
export function themeCandidates(pages: readonly Page[]): ThemeCandidate[] {
  const kept = pages.map(asKept);
  const tallies = countTopics(kept);
  const week = weekTotals(kept, tallies);
  const candidates = tallies
    .filter(isTheme)
    .flatMap((tally) => candidateOf(tally, week))
    .toSorted((a, b) => b.chance - a.chance || (a.name < b.name ? -1 : 1));
  return inOwnScript(candidates, pages);
}

/**
 * Two to five things that the week kept returning to, likeliest first: what diaries are known to be about, and other
 * nouns by their company. Never names.
 */
export const chooseThemes = (pages: readonly Page[]): Theme[] => surest(paired(distinct(themeCandidates(pages))));

const small = languageSet('en', 'lower case in titles');

/** 'the new job' → 'The New Job' in a title, 'The new job' as a theme. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Capitals as English titles have them: not on the small words inside. */
export const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : capitalise(word)))
    .join(' ');
