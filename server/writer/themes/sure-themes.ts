import { onlyWhenQuoted } from '../languages/topic-groups.ts';
import type { Page } from '../read/read-week.ts';
import { distinctCandidates } from './choose-themes.ts';
import type { ThemeCandidate } from './theme-candidates.ts';

const mostThemes = 3;
const sure = 0.6;
/** The minimum chance of a theme whose name is on only one page. */
const sureOnOnePage = 0.85;
/**
 * The minimum chance of a theme whose name is on no page, such as "driving" if pages mention a roundabout and a clutch.
 */
const sureOfMeaning = 0.9;
/** The minimum number of pages about a theme whose name is on no page. */
const pagesOfMeaning = 3;
/**
 * The minimum probability that a theme is the main subject of the week. Readers prefer no theme to an unimportant one.
 */
const leastMain = 0.15;
/** The minimum probability that an area such as work, which nearly every week mentions, is the main subject. */
const leastMainOfBackground = 0.5;
/**
 * The minimum chance of an area, such as illness, that makes a summary quiet. It is low, because a summary that is
 * needlessly quiet does little harm.
 */
const leastArea = 0.35;
/**
 * Matches what precedes the user's own relative, as in "my mum" or, at the start of a sentence, "Mum rang". It does not
 * match in "an old mum".
 */
const own = '(?:(?:[Mm]y|MY|[Oo]ur) |(?<=[\\p{Ll},] )(?=\\p{Lu})|^(?=\\p{Lu}))';

/** Return how many pages contain a theme's name as a whole word with any short ending. */
function pagesWith({ name, code }: ThemeCandidate, pages: readonly (readonly string[])[]): number {
  const plain = name.replace(/^(?:my|the) /u, '').replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const hasSpaces = code !== 'ja';
  const pattern = name.startsWith('my ')
    ? new RegExp(`${own}(?:${plain}|${plain.charAt(0).toUpperCase()}${plain.slice(1)})(?! ?\\p{Lu}|\\p{L})`, 'u')
    : new RegExp(hasSpaces ? `(?<!\\p{L})${plain}\\p{L}{0,3}(?!\\p{L})` : plain, 'iu');
  return pages.filter((sentences) => sentences.some((sentence) => pattern.test(sentence))).length;
}

/** Return whether nearly every week mentions the area of a theme. Such a theme is never a title. */
export const isBackground = ({ area }: ThemeCandidate): boolean => area !== null && onlyWhenQuoted.has(area);

const bestSentences = 3;

/**
 * Choose at most three themes that the week is surely about, perhaps none. All are in the language `code`. `areas` are
 * the areas of all likely themes. `isAllowed` returns false for a theme that the user removed.
 */
export function surestThemes(
  pages: readonly Page[],
  code: string,
  quoted: readonly string[],
  isAllowed: (name: string) => boolean,
): { readonly themes: ThemeCandidate[]; readonly areas: ReadonlySet<string> } {
  const isSubject = (each: ThemeCandidate) =>
    isBackground(each)
      ? each.chanceOfMain >= leastMainOfBackground && pagesWith(each, [quoted]) > 0
      : each.chanceOfMain >= leastMain;
  const ranked = distinctCandidates(pages).filter((each) => each.code === code && isAllowed(each.name));
  const written = pages.map(({ sentences }) => sentences);
  const best = pages.map((page) => page.ranked.slice(0, bestSentences).map(({ sentence }) => sentence));
  const themes = ranked
    .filter(isSubject)
    .filter(
      (each) =>
        (each.chance >= ([1, sureOnOnePage][pagesWith(each, written)] ?? sure) && pagesWith(each, best) > 0) ||
        (each.chance >= sureOfMeaning && each.reflections.length >= pagesOfMeaning && pagesWith(each, written) === 0),
    )
    .slice(0, mostThemes);
  const areas = new Set(ranked.flatMap(({ area, chance }) => (area !== null && chance >= leastArea ? [area] : [])));
  return { themes, areas };
}
