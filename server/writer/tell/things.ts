import { themeKey } from '../../../core/domain/summaries/theme-key.ts';
import { capitalised } from '../../../core/domain/texts/limit-texts.ts';
import type { Passage } from '../choose/passages.ts';
import { subjectsOf } from '../choose/subjects.ts';
import type { Page } from '../read/read-week.ts';
import type { WeekToSummarise } from '../writer.ts';

/** The maximum number of things in a title, and instead of themes. */
const mostThings = 2;
/** A thing is a theme only if at least this many reflections name it. On two, it may be an anecdote. */
const leastForTheme = 3;

/** Return the name of a theme in the form that lists of themes show. */
export const badgeOf = (name: string) => capitalised(name.replace(/^the /u, ''));

/** Return the user's name for a theme; null if the user removed it, undefined if the user did not correct it. */
export const correctedName = ({ corrections }: WeekToSummarise, badge: string): string | null | undefined =>
  corrections.find(({ theme }) => themeKey(theme) === themeKey(badge))?.name;

type Thing = {
  readonly name: string;
  /** The number of reflections that name the thing. */
  readonly count: number;
};

export const thingsOf = (week: WeekToSummarise, pages: readonly Page[]): Thing[] =>
  subjectsOf(pages).flatMap(({ text, reflections }) => {
    const isRemoved = correctedName(week, badgeOf(text)) === null;
    return isRemoved ? [] : [{ name: text, count: reflections.length }];
  });

/** Return the names of the things that the quotes of a summary mention. Other things would puzzle the reader. */
export function quotedThings(things: readonly Thing[], passages: readonly Passage[]): string[] {
  const quoted = passages
    .flatMap(({ sentences }) => sentences)
    .join(' ')
    .toLowerCase();
  const isQuoted = ({ name }: Thing) => quoted.includes(name.replace(/^\S+ /u, '').toLowerCase());
  return things
    .filter(isQuoted)
    .slice(0, mostThings)
    .map(({ name }) => name);
}

/** Return the things that a week without themes has instead of themes. */
export const thingsAsThemes = (things: readonly Thing[], passages: readonly Passage[]): string[] =>
  quotedThings(
    things.filter(({ count }) => count >= leastForTheme),
    passages,
  );
