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

/**
 * The words that a theme is made of, without small words and endings; Arabic writes its article in one with the word.
 */
export const themeStems = (theme: string, languages: readonly string[]): string[] => {
  const isSmall = smallWords(languages);
  return tokens(theme)
    .map((word) => word.replace(/'s$/u, '').replace(/^[ld]'/u, ''))
    .filter((word) => !isSmall.has(word))
    .map((word) => stem(word.replace(articleBefore, '')));
};

/** Which labelled group a theme belongs to: an alias's words are all in it, and it has at most two words more. */
export function groupOf({ themes, languages }: LabelledWeek, theme: string): number {
  const words = themeStems(theme, languages);
  return themes.findIndex((aliases) =>
    aliases.some((alias) => {
      const wanted = themeStems(alias, languages);
      return wanted.length > 0 && wanted.every((word) => words.includes(word)) && words.length <= wanted.length + 2;
    }),
  );
}

/** The share of the themes that a careful reader named too; a second theme of the same group counts as a miss. */
export function themePrecision(labelled: LabelledWeek, keyThemes: readonly string[]): number {
  const groups = new Set(keyThemes.map((theme) => groupOf(labelled, theme)).filter((group) => group >= 0));
  return keyThemes.length === 0 ? 0 : groups.size / keyThemes.length;
}

/** The names that a theme is joined of: 'sleep and my back' → 'sleep', 'my back'. */
const partsOf = (theme: string): string[] => theme.split(/ and | & | · |, |・|、/u);

/** Of the single names that the themes are joined of, those that hit a group, and all of them. */
export function themeParts(labelled: LabelledWeek, keyThemes: readonly string[]): { right: number; all: number } {
  const parts = keyThemes.flatMap(partsOf);
  return { right: parts.filter((part) => groupOf(labelled, part) >= 0).length, all: parts.length };
}

/** How many themes are different: not the same words in another order or ending. */
export const distinctThemes = (keyThemes: readonly string[]): number =>
  new Set(keyThemes.map((theme) => themeStems(theme, ['en']).toSorted().join(' '))).size;
