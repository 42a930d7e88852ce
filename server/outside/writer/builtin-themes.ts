import { setOf } from './builtin-lexicon.ts';
import { type Page, type Tally, talliesOf } from './builtin-tallies.ts';
import { chanceOf, spoken, spokenIn } from './builtin-theme-chance.ts';
import { joinedNames, nameOf } from './builtin-theme-names.ts';
import { countWords } from './builtin-words.ts';

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
function isTheme(tally: Tally): boolean {
  const { area, count, small, nounlike, unspoken, hearts, mine } = tally;
  if (area !== null) return spokenIn(tally).some(([, plain]) => plain >= spoken);
  if (small === 0 || nounlike < count * 0.3) return false;
  return unspoken.size > 2 || (unspoken.size === 2 && hearts + mine > 0);
}

type Candidate = Theme & { readonly area: string | null; readonly code: string };

function candidateOf(tally: Tally, weekWords: number): Candidate[] {
  const named = nameOf(tally);
  if (named === null) return [];
  const all = spokenIn(tally);
  const speaking = all.filter(([, plain]) => plain >= spoken);
  return [
    {
      ...named,
      area: tally.area,
      reflections: (speaking.length > 0 ? speaking : all).map(([index]) => index),
      chance: chanceOf(tally, weekWords),
    },
  ];
}

const bareName = (name: string) => name.replace(/^(?:my|the|being) /u, '').toLowerCase();

/** The likelier of two that one name has both. */
function distinct(ranked: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const candidate of ranked) {
    const name = bareName(candidate.name);
    const isTold = kept.some((other) => bareName(other.name).includes(name) || name.includes(bareName(other.name)));
    if (!isTold) kept.push(candidate);
  }
  return kept;
}

/** Areas that are told in one breath: "my mum and my dad", "fear and anger". */
const kindred: readonly ReadonlySet<string>[] = [
  setOf(`mother father parents sister brother daughter son couple grandmother grandfather grandchild kin inlaws stepchild
raising baby family`),
  setOf('unease quarrel crying failing envy'),
  setOf('hoping pride helping gratitude'),
  setOf('ill body remembering tending'),
  setOf('sleep body ill'),
  setOf('loss lonely'),
  setOf('music art theatre photography'),
  setOf('writing reading'),
  setOf('walk nature garden'),
  setOf('home money neighbours'),
  setOf('study school'),
];
/** What is less likely is not even named beside another. */
const leastBeside = 0.15;
const mostWordsBeside = 3;

const countOf = (name: string) => bareName(name).split(' ').length;

function isKindred(a: Candidate, b: Candidate): boolean {
  const areas = [a.area, b.area];
  return kindred.some((kin) => areas.every((area) => area !== null && kin.has(area)));
}

/** Each goes with the next that is kindred. */
function paired(ranked: readonly Candidate[]): Theme[] {
  const left = [...ranked];
  const themes: Theme[] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const { name, chance, reflections } = first;
    const at = left.findIndex(
      (other) =>
        other.chance >= leastBeside &&
        other.code === first.code &&
        isKindred(first, other) &&
        countOf(name) + countOf(other.name) <= mostWordsBeside,
    );
    if (at < 0) {
      themes.push(first);
      continue;
    }
    const [other] = left.splice(at, 1);
    if (other === undefined) continue;
    themes.push({
      name,
      label: joinedNames(name, other.name, first.code),
      reflections: [...new Set([...reflections, ...other.reflections])].toSorted((a, b) => a - b),
      chance: 1 - (1 - chance) * (1 - other.chance),
    });
  }
  return themes.toSorted((a, b) => b.chance - a.chance);
}

export const fewestThemes = 2;
const mostThemes = 5;
/** How much it weighs that most of them are right, beside how many are. */
const mostRight = 1.2;

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

/**
 * Two to five things that the week kept returning to, likeliest first: what diaries are known to be about, and other
 * nouns by their company. Never names.
 */
export function themesOf(pages: readonly Page[]): Theme[] {
  const weekWords = pages.reduce((sum, { sentences }) => sum + countWords(sentences.join(' ')), 0);
  const ranked = talliesOf(pages)
    .filter(isTheme)
    .flatMap((tally) => candidateOf(tally, weekWords))
    .toSorted((a, b) => b.chance - a.chance || (a.name < b.name ? -1 : 1));
  return surest(paired(distinct(ranked)));
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
