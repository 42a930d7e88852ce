import type { Page } from '../read/read-week.ts';
import { connectionOf } from './connections.ts';
import { type Passage, passagesOf } from './passages.ts';

/**
 * The maximum number of passages in a summary. After the first three, a passage needs a worth of at least `leastWorth`.
 */
const mostPassages = 5;
const fewPassages = 3;
const leastWorth = 0.05;
// Only this many of the best passages of each page are considered.
const mostOfPage = 14;
// Maximum lengths in words. The first passage may have `longestFirst` words even if a short week allows fewer.
const longest = 60;
const longestFirst = 36;
/** The approximate number of words that introduce a quoted passage, such as "On Monday you wrote:". */
const phraseWords = 4;
/** Added to the worth of a passage of the last reflection, because it tells how the week ended. */
const lastPage = 0.35;
const good = 0.3;
// Subtracted from the worth of a passage that overlaps a passage of an earlier version of the summary.
const usedBefore = 0.7;
const versions = 4;

export type Chosen = {
  readonly passages: readonly Passage[];
  readonly isPair: boolean;
};

type Week = {
  readonly days: readonly string[];
  readonly version: number;
  /** The maximum number of words of all passages together. */
  readonly room: number;
};

const overlap = (one: Passage, other: Passage) =>
  one.reflection === other.reflection && one.from <= other.to && other.from <= one.to;

function bestOf(passages: readonly Passage[], worthOf: (passage: Passage) => number) {
  let best: { readonly passage: Passage; readonly worth: number } | undefined;
  for (const passage of passages) {
    const worth = worthOf(passage);
    if (best === undefined || worth > best.worth) best = { passage, worth };
  }
  return best;
}

/**
 * Choose passages from different days. Prefer a passage that shares rare words with a chosen passage, because such
 * passages fit together.
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
