import type { Page } from '../read/read-week.ts';
import { pairsOf } from './pairs.ts';
import { type Passage, passagesOf } from './passages.ts';

/** New versions of a summary rotate through this many of the best pairs. */
const alternatives = 3;
/** The most words in a passage, and the fewest in a passage that is not part of a pair. */
const longest = 65;
const shortest = 8;
/** If two passages would have fewer words than this each, the first may use `firstShare` of all words. */
const littleRoom = 16;
const firstShare = 0.75;
/** How many of the best sentences of a page are made into passages. */
const mostTried = 40;
/** About how many words are in the phrase that introduces a passage. */
const phraseWords = 4;
/** Bonuses in the score of a passage: for ending its page, for a deep reflection, and for the last page of the week. */
const endOfPage = 1;
const deepPage = 0.5;
const lastPage = 0.7;

export type Chosen = {
  /** In the order of the week. */
  readonly passages: readonly Passage[];
  /** Whether these are two passages with rare words in common. */
  readonly isPair: boolean;
};

type Week = {
  readonly days: readonly string[];
  readonly deep: ReadonlySet<number>;
  /** The version of the summary. */
  readonly version: number;
  /** The most words that all passages may have together. */
  readonly room: number;
};

/** Return each page's best passage of at most `mostWords` words, the best passage first. */
function bestOfPages(pages: readonly Page[], { deep }: Week, mostWords: number): Passage[] {
  const worth = ({ score, endsPage, reflection }: Passage) =>
    score +
    (endsPage ? endOfPage : 0) +
    (deep.has(reflection) ? deepPage : 0) +
    (reflection === pages.length - 1 ? lastPage : 0);
  return pages
    .flatMap((page) => {
      const passageAt = passagesOf(page, mostWords);
      const found = page.ranked.slice(0, mostTried).flatMap(({ at }) => passageAt(at) ?? []);
      return found.toSorted((a, b) => worth(b) - worth(a))[0] ?? [];
    })
    .toSorted((a, b) => worth(b) - worth(a));
}

const inOrder = (passages: readonly Passage[]) => passages.toSorted((a, b) => a.reflection - b.reflection);

/**
 * Choose two passages from different days that have rare words in common: seen side by side, they say more than a third
 * passage would add. If there are none, choose the two best passages. A week of few words gets only one.
 */
export function choosePassages(pages: readonly Page[], week: Week): Chosen {
  const { days, version, room } = week;
  const mostOfTwo = Math.min(longest, Math.floor(room / 2) - phraseWords);
  const pairs = pairsOf(pages, (reflection) => days[reflection] ?? '', mostOfTwo).slice(0, alternatives);
  const pair = pairs[version % Math.max(1, pairs.length)];
  if (pair !== undefined) return { passages: [pair.first, pair.second], isPair: true };
  const mostOfFirst = mostOfTwo >= littleRoom ? mostOfTwo : Math.floor(room * firstShare) - phraseWords;
  const best = bestOfPages(pages, week, mostOfFirst).filter(({ words }) => words >= shortest);
  const first = best[version % Math.max(1, best.length)];
  if (first !== undefined) {
    const left = Math.min(longest, room - first.words - 2 * phraseWords);
    const second = bestOfPages(pages, week, left).find(
      ({ words, reflection }) => words >= shortest && reflection !== first.reflection,
    );
    return { passages: inOrder(second === undefined ? [first] : [first, second]), isPair: false };
  }
  const [only] = bestOfPages(pages, week, Math.max(room, longest / 2));
  return { passages: only === undefined ? [] : [only], isPair: false };
}
