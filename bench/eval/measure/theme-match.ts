import type { LabelledWeek } from '../labelled-week.ts';
import { stem, tokens } from './words.ts';

/** Articles, "my" and "and": what stands before and between the words of a theme. */
const small: Readonly<Record<string, string>> = {
  de: 'der die das den dem des ein eine einen einem mein meine meinen meiner unser unsere und',
  en: 'a an the my your our his her their of and in on with to for at by',
  es: 'el la los las lo un una mi mis nuestro nuestra y de del',
  fr: 'le la les l un une des du de d mon ma mes notre nos et',
  hi: 'मेरा मेरी मेरे हमारा हमारी और का की के',
  'hi-Latn': 'mera meri mere hamara hamari hamare aur ka ki ke ko me mein pe par',
  it: 'il lo la i gli le l un una mio mia miei mie e di del della',
  nl: 'de het een mijn ons onze en van',
  pl: 'mój moja moje i z w',
  pt: 'o a os as um uma meu minha meus minhas e de do da',
  ru: 'мой моя моё мои и в с',
  sv: 'en ett min mitt mina och',
  tr: 'benim ve',
  zh: '我 我的 的 和',
};

const smallWords = (languages: readonly string[]) =>
  new Set(
    ['en', ...languages].flatMap((language) =>
      (small[language] ?? small[language.split('-')[0] ?? ''] ?? '').split(' '),
    ),
  );

const articleBefore = /^ال(?=\p{L}{2})/u;

/** The words that a theme is made of, without small words and endings; Arabic writes its article in one with the word. */
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
