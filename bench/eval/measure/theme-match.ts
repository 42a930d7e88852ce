import type { LabelledWeek } from '../labelled-week.ts';
import { stem, tokens } from './words.ts';

const small = new Set('a an the my your our his her their of and in on with to for at by'.split(' '));

export const themeStems = (theme: string): string[] =>
  tokens(theme)
    .map((word) => word.replace(/'s$/u, ''))
    .filter((word) => !small.has(word))
    .map(stem);

/** Which labelled group a theme belongs to: an alias's words are all in it, and it has at most two words more. */
export function groupOf({ themes }: LabelledWeek, theme: string): number {
  const words = themeStems(theme);
  return themes.findIndex((aliases) =>
    aliases.some((alias) => {
      const wanted = themeStems(alias);
      return wanted.length > 0 && wanted.every((word) => words.includes(word)) && words.length <= wanted.length + 2;
    }),
  );
}

/** The share of the themes that a careful reader named too; a second theme of the same group counts as a miss. */
export function themePrecision(labelled: LabelledWeek, keyThemes: readonly string[]): number {
  const groups = new Set(keyThemes.map((theme) => groupOf(labelled, theme)).filter((group) => group >= 0));
  return keyThemes.length === 0 ? 0 : groups.size / keyThemes.length;
}

/** How many themes are different: not the same words in another order or ending. */
export const distinctThemes = (keyThemes: readonly string[]): number =>
  new Set(keyThemes.map((theme) => themeStems(theme).toSorted().join(' '))).size;
