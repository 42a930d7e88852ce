import type { Page } from '../read/read-week.ts';
import { connectionOf } from './connections.ts';
import { type Passage, passagesOf } from './passages.ts';

/** The maximum number of passages in a summary. From the third on, each needs at least `leastWorth`. */
const mostPassages = 5;
const fewPassages = 3;
const leastWorth = 0.05;
/** The number of the best passages of each page that are considered. */
const mostOfPage = 14;
/** The maximum number of words in a passage. The best one may have `longestFirst` words even in a week of few words. */
const longest = 60;
const longestFirst = 36;
/** The approximate number of words in the phrase that introduces a passage. */
const phraseWords = 4;
/** The bonus for a good passage of the last reflection, which tells how the week ended. */
const lastPage = 0.35;
const good = 0.3;
/** The cost of a passage that overlaps one of an earlier version, and the number of versions that differ. */
const usedBefore = 0.7;
const versions = 4;

export type Chosen = {
  /** The chosen passages, in the order of the week. */
  readonly passages: readonly Passage[];
  /** Whether two of the passages have rare words in common. */
  readonly isPair: boolean;
};

type Week = {
  /** The day of each reflection. */
  readonly days: readonly string[];
  /** The version of the summary. */
  readonly version: number;
  /** The maximum number of words of all passages together. */
  readonly room: number;
};

const overlap = (one: Passage, other: Passage) =>
  one.reflection === other.reflection && one.from <= other.to && other.from <= one.to;

/** Return the passage with the highest worth, or undefined if there is no passage. */
function bestOf(passages: readonly Passage[], worthOf: (passage: Passage) => number) {
  let best: { readonly passage: Passage; readonly worth: number } | undefined;
  for (const passage of passages) {
    const worth = worthOf(passage);
    if (best === undefined || worth > best.worth) best = { passage, worth };
  }
  return best;
}

/**
 * Choose the passages of a week, each from a different day, the best first. A passage is better if it has rare words in
 * common with one that is already chosen, because they say more side by side.
 */
export function choosePassages(pages: readonly Page[], { days, version, room }: Week): Chosen {
  const all = pages.flatMap((page) => passagesOf(page, longest).slice(0, mostOfPage));
  const connection = connectionOf(pages, (reflection) => days[reflection] ?? '');
  const connectionTo = (passage: Passage, others: readonly Passage[]) =>
    Math.max(0, ...others.map((other) => connection(other, passage)));
  const earlier: Passage[] = [];
  let chosen: Passage[] = [];
  for (let each = 0; each <= version % versions; each += 1) {
    earlier.push(...chosen);
    chosen = [];
    let left = room;
    while (chosen.length < mostPassages) {
      const best = bestOf(
        all.filter(
          ({ words, reflection }) =>
            words + phraseWords <= (chosen.length === 0 ? Math.max(left, longestFirst) : left) &&
            chosen.every((one) => days[one.reflection] !== days[reflection]),
        ),
        (passage) =>
          passage.worth +
          (passage.reflection === pages.length - 1 && passage.worth >= good ? lastPage : 0) +
          connectionTo(passage, chosen) -
          (earlier.some((one) => overlap(one, passage)) ? usedBefore : 0),
      );
      if (best === undefined || (chosen.length >= fewPassages && best.worth < leastWorth)) break;
      chosen.push(best.passage);
      left -= best.passage.words + phraseWords;
    }
  }
  return {
    passages: chosen.toSorted((a, b) => a.reflection - b.reflection),
    isPair: chosen.some((one, order) => connectionTo(one, chosen.slice(0, order)) > 0),
  };
}
