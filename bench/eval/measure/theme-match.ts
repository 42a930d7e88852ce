import { dataSections } from '../../../server/writer/languages/data-file.ts';
import type { LabelledWeek } from '../labelled-week.ts';
import { stem, tokens } from './words.ts';

const { byName } = dataSections(new URL('small-words.txt', import.meta.url));

const smallWords = (languages: readonly string[]) =>
  new Set(
    ['en', ...languages].flatMap(
      (language) =>
        (byName.get(language) ?? byName.get(language.split('-')[0] ?? ''))?.lines.flatMap(({ text }) =>
          text.split(' '),
        ) ?? [],
    ),
  );

const articleBefore = /^ال(?=\p{L}{2})/u;

/** Return the stems of a theme's words without small words. Arabic articles are prefixes: remove them. */
export const themeStems = (theme: string, languages: readonly string[]): string[] => {
  const isSmall = smallWords(languages);
  return tokens(theme)
    .map((word) => word.replace(/'s$/u, '').replace(/^[ld]'/u, ''))
    .filter((word) => !isSmall.has(word))
    .map((word) => stem(word.replace(articleBefore, '')));
};

/** Return the index of the labelled group that a theme hits, or -1. A hit has all words of a name and at most two more. */
export function groupOf({ themes, languages }: LabelledWeek, theme: string): number {
  const words = themeStems(theme, languages);
  return themes.findIndex((aliases) =>
    aliases.some((alias) => {
      const wanted = themeStems(alias, languages);
      return wanted.length > 0 && wanted.every((word) => words.includes(word)) && words.length <= wanted.length + 2;
    }),
  );
}

/** Return the share of themes that hit a group. A second theme of the same group is a miss. */
export function themePrecision(labelled: LabelledWeek, keyThemes: readonly string[]): number {
  const groups = new Set(keyThemes.map((theme) => groupOf(labelled, theme)).filter((group) => group >= 0));
  return keyThemes.length === 0 ? 0 : groups.size / keyThemes.length;
}

/** Return the names that a theme joins: 'sleep and my back' → 'sleep', 'my back'. */
const partsOf = (theme: string): string[] => theme.split(/ and | & | · |, |・|、/u);

/** Count the names that the themes join, and how many of them hit a group. */
export function themeParts(labelled: LabelledWeek, keyThemes: readonly string[]): { right: number; all: number } {
  const parts = keyThemes.flatMap(partsOf);
  return { right: parts.filter((part) => groupOf(labelled, part) >= 0).length, all: parts.length };
}

/** Count different themes. The same words in another order or with other endings are the same theme. */
export const distinctThemes = (keyThemes: readonly string[]): number =>
  new Set(keyThemes.map((theme) => themeStems(theme, ['en']).toSorted().join(' '))).size;
