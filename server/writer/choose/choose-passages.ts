import type { Page } from '../read/read-week.ts';
import { connectionOf, pairsOf } from './pairs.ts';
import { type Passage, passagesOf } from './passages.ts';

/** The number of the best pairs of passages among which the versions of a summary alternate. */
const alternatives = 3;
/** The maximum number of passages in a summary. */
const mostPassages = 3;
/**
 * Limits of the number of words in a passage: the maximum, the minimum, and the minimum if the passage is part of a
 * pair.
 */
const longest = 65;
const shortest = 8;
const shortestPaired = 12;
/** If each of two passages would have fewer words than this, the first passage may use `firstShare` of all words. */
const littleRoom = 16;
const firstShare = 0.75;
/** The number of the best passages of a page that may be part of a pair. */
const mostPaired = 14;
/** The minimum worth of a third passage. */
const leastOfThird = 0.2;
/** The approximate number of words in the phrase that introduces a passage. */
const phraseWords = 4;
/** Bonuses for the worth of a passage: from a deep reflection, and from the last reflection of the week. */
const deepPage = 0.1;
const lastPage = 0.15;

export type Chosen = {
  /** The chosen passages, in the order of the week. */
  readonly passages: readonly Passage[];
  /** Whether two of the passages have rare words in common. */
  readonly isPair: boolean;
};

type Week = {
  readonly days: readonly string[];
  readonly deep: ReadonlySet<number>;
  /** The version of the summary. */
  readonly version: number;
  /** The maximum number of words of all passages together. */
  readonly room: number;
};

/** Return, for each page, its passages that have at most `mostWords` words, the best first. */
const passagesOfPages = (pages: readonly Page[], { deep }: Week, mostWords: number): Passage[][] =>
  pages.map((page, index) => {
    const bonus = (deep.has(index) ? deepPage : 0) + (index === pages.length - 1 ? lastPage : 0);
    return passagesOf(page, mostWords).map((passage) => ({ ...passage, worth: passage.worth + bonus }));
  });

/** Return the best passage of each page, the best first. */
const bestOfPages = (
  passages: readonly (readonly Passage[])[],
  fewestWords: number,
  worthOf = ({ worth }: Passage) => worth,
): Passage[] =>
  passages
    .flatMap(
      (list) => list.filter(({ words }) => words >= fewestWords).toSorted((a, b) => worthOf(b) - worthOf(a))[0] ?? [],
    )
    .toSorted((a, b) => worthOf(b) - worthOf(a));

/**
 * Choose up to three passages of a week, each from a different reflection. If possible, choose two passages from
 * different days that have rare words in common, because these say more side by side, and add the best other passage.
 * Otherwise, choose the best passages. In a week of few words, choose only one passage.
 */
export function choosePassages(pages: readonly Page[], week: Week): Chosen {
  const { days, version, room } = week;
  const half = Math.min(longest, Math.floor(room / 2) - phraseWords);
  const most = half >= littleRoom ? half : Math.floor(room * firstShare) - phraseWords;
  const all = passagesOfPages(pages, week, most);
  const candidates = all.map((list) =>
    list.filter(({ words }) => words <= half && words >= shortestPaired).slice(0, mostPaired),
  );
  const connection = connectionOf(pages, (reflection) => days[reflection] ?? '');
  const pairs = pairsOf(candidates, connection).slice(0, alternatives);
  const pair = pairs[version % Math.max(1, pairs.length)];
  const best = bestOfPages(all, shortest);
  const first = best[version % Math.max(1, best.length)];
  const passages = pair !== undefined ? [pair.first, pair.second] : first !== undefined ? [first] : [];
  while (passages.length > 0 && passages.length < mostPassages) {
    const left = room - passages.reduce((sum, { words }) => sum + words + phraseWords, phraseWords);
    const worthOf = (one: Passage) => one.worth + Math.max(...passages.map((other) => connection(other, one)));
    const others = bestOfPages(left < most ? passagesOfPages(pages, week, left) : all, shortest, worthOf).filter(
      ({ reflection }) => passages.every((one) => one.reflection !== reflection),
    );
    // The first version with a pair adds the best other passage, the second version with this pair adds the second
    // best, and so on.
    const next = others[Math.floor(version / Math.max(1, pairs.length)) % Math.max(1, others.length)];
    if (next === undefined || (passages.length > 1 && worthOf(next) < leastOfThird)) break;
    passages.push(next);
  }
  if (passages.length === 0)
    passages.push(...bestOfPages(passagesOfPages(pages, week, Math.max(room, longest / 2)), 1).slice(0, 1));
  return { passages: passages.toSorted((a, b) => a.reflection - b.reflection), isPair: pair !== undefined };
}
