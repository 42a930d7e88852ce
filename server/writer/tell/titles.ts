import { capitalised } from '../../../core/domain/texts/limit-texts.ts';
import { titleCase } from '../../../core/domain/texts/title-case.ts';
import type { Phrases } from '../languages/phrases.ts';
import { hasProperty } from '../languages/properties.ts';
import type { WeekToSummarise } from '../writer.ts';
import { fillPhrase, phraseAt } from './phrasing.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** Format a day: '2026-03-02' becomes 'March 2, 2026'. */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** A new title should not repeat the titles of this many weeks before it. */
const weeksWithOtherTitles = 8;
const longestTitle = 48;

/**
 * Return a title's long words, or all if none is long, in alphabetical order: "Sleep and Work" equals "Work and Sleep".
 */
function wordsOf(title: string): string {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  const long = words.filter((word) => word.length > 3 || /\p{Script=Han}|\p{Script=Katakana}/u.test(word));
  return (long.length > 0 ? long : words).toSorted().join(' ');
}

export type TitleParts = {
  /** A thing that quotes of two days name. */
  readonly shared: readonly string[];
  /** Things that several pages name, with their articles, those on the most pages first. */
  readonly things: readonly string[];
  /** Short sentences of the quotes, without their full stops. */
  readonly sentences: readonly string[];
  /** Things that the quotes name and the week mentions at least three times. */
  readonly mentioned: readonly string[];
  /** Things that a quote and another day name, and phrases of the quotes such as "a tray past the oven door". */
  readonly named: readonly string[];
  readonly themes: readonly string[];
  readonly turn: number;
};

/** Return a name in lower case without article and plural s, so that "Kids" equals "the kids". */
const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:the|my|your) /u, '')
    .replace(/s$/u, '');

function titlesOf(
  { shared, sentences, things, mentioned, named, themes, turn }: TitleParts,
  phrases: Phrases,
): string[] {
  const [two = ''] = phrases['two names'];
  const pair = (a: string | undefined, b: string | undefined) =>
    a === undefined || b === undefined || bare(a) === bare(b) ? [] : [fillPhrase(two, { a, b })];
  const isCased = hasProperty(phrases.code, 'cases');
  const [thing, secondThing] = isCased ? [] : things;
  return [
    ...shared,
    ...sentences,
    ...pair(thing, secondThing),
    ...(thing === undefined ? [] : [thing]),
    ...mentioned,
    ...named,
    ...themes,
    ...phrases['title without themes'].map((_, index) => phraseAt(phrases['title without themes'], turn + index)),
  ];
}

/** Return the best title that does not repeat one of the last eight weeks. A new version gets the next best title. */
export function titleOf({ earlier, version }: WeekToSummarise, phrases: Phrases, parts: TitleParts): string {
  const cased = phrases.code === 'en' ? titleCase : capitalised;
  const titles = titlesOf(parts, phrases)
    .map(cased)
    .filter((title) => title.length <= longestTitle);
  const before = new Set(earlier.slice(0, weeksWithOtherTitles).map(({ title }) => wordsOf(title)));
  const fresh = titles.filter((title) => !before.has(wordsOf(title)));
  const usable = fresh.length > 0 ? fresh : titles;
  const words = usable.map(wordsOf);
  const left = usable.filter((_, at) => words.indexOf(words[at] ?? '') === at);
  return left[version % left.length] ?? '';
}
