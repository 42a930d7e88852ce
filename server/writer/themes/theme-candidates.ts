import { chineseNames, toSimplified } from '../languages/chinese-script.ts';
import type { Page } from '../read/read-week.ts';
import {
  leastPlain,
  plainnessByReflection,
  probabilitiesOf,
  signsOf,
  type ThemeSigns,
  type WeekTotals,
  weekTotals,
} from './theme-likelihood.ts';
import { themeName } from './theme-names.ts';
import { countTopics, type TopicCount } from './topic-counts.ts';
import type { ThemePage } from './topic-mentions.ts';

export type Theme = {
  readonly name: string;
  /** The name that the user sees. It may join two names, as in "sleep and tiredness". */
  readonly label: string;
  readonly reflections: readonly number[];
  /** The probability that an attentive reader names this theme. */
  readonly chance: number;
};

/**
 * Return whether a topic or noun may be a theme. A noun without a topic must be in several reflections, in lower case
 * and often after an article.
 */
function isTheme(total: TopicCount): boolean {
  const { area, count, lowerCaseCount, afterArticle, notAbout, keySentenceCount, ownCount } = total;
  if (area !== null) return plainnessByReflection(total).some(([, plain]) => plain >= leastPlain);
  if (lowerCaseCount === 0 || afterArticle < count * 0.3) return false;
  return notAbout.size > 2 || (notAbout.size === 2 && keySentenceCount + ownCount > 0);
}

export type ThemeCandidate = Theme & {
  readonly area: string | null;
  /** The probability that an attentive reader calls this theme the main subject of the week. */
  readonly chanceOfMain: number;
  readonly hintsAt: ReadonlySet<string>;
  readonly code: string;
  readonly signs: ThemeSigns;
};

function candidateOf(total: TopicCount, week: WeekTotals): ThemeCandidate[] {
  const named = themeName(total);
  if (named === null) return [];
  const all = plainnessByReflection(total);
  const signs = signsOf(total, week);
  const speaking = all.filter(([, plain]) => plain >= leastPlain);
  return [
    {
      ...named,
      area: total.area,
      hintsAt: total.hintsAt,
      reflections: (speaking.length > 0 ? speaking : all).map(([index]) => index),
      ...probabilitiesOf(total.area, signs),
      signs,
    },
  ];
}

const isChinese = ({ code }: { readonly code: string }) => code === 'zh';

/** Prepare a page for the search for topics, which expects simplified Chinese characters. */
function themePage({ sentences, lexicon, ranked }: Page): ThemePage {
  const keySentence = ranked[0]?.sentence ?? null;
  if (!isChinese(lexicon)) return { sentences, lexicon, keySentence };
  return {
    lexicon,
    sentences: sentences.map(toSimplified),
    keySentence: keySentence === null ? null : toSimplified(keySentence),
  };
}

function inOwnScript(candidates: readonly ThemeCandidate[], pages: readonly Page[]): ThemeCandidate[] {
  const own = pages.filter(({ lexicon }) => isChinese(lexicon)).flatMap(({ sentences }) => sentences);
  const written = chineseNames(own.join('\n'));
  return candidates.map((candidate) =>
    isChinese(candidate) ? { ...candidate, name: written(candidate.name), label: written(candidate.label) } : candidate,
  );
}

export function themeCandidates(pages: readonly Page[]): ThemeCandidate[] {
  const themePages = pages.map(themePage);
  const totals = countTopics(themePages);
  const week = weekTotals(themePages, totals);
  const candidates = totals
    .filter(isTheme)
    .flatMap((total) => candidateOf(total, week))
    .toSorted((a, b) => b.chance - a.chance || (a.name < b.name ? -1 : 1));
  return inOwnScript(candidates, pages);
}
