import type { Page } from '../read/read-week.ts';
import { type Passage, passagesOf } from './passages.ts';
import { connectionsOf, type SharedThing, sharedThings } from './shared-things.ts';

/** The maximum number of passages in a summary. After `fewPassages`, each needs a score of at least `leastOfThird`. */
const mostPassages = 4;
const fewPassages = 2;
const leastOfThird = 0.25;
/** The number of best passages of each page that are considered. */
const mostOfPage = 14;
/** Maximum lengths in words. The first passage may have `longestFirst` words even if a short week allows fewer. */
const longest = 70;
const longestFirst = 36;
/** The approximate number of words that introduce a quoted passage, such as "On Monday you wrote:". */
const phraseWords = 4;
/** Added to the score of a passage of the last reflection, because it tells how the week ended. */
const lastPage = 0.6;
/** The minimum score for `lastPage`. Passages with less are notes such as "Eggs, tea, bread." */
const leastOfLast = 0;
/** Added for a passage of the longest page, because people write most about what matters most. */
const longestPage = 0.3;
/** Added for a passage that begins the week, because it often says what happened. */
const opening = 0.25;
/** Added, times the weight of the thing, for a passage that shares a thing with a chosen passage. */
const sharedThing = 0.6;
/** The minimum weight of a thing that the summary may speak of. */
const leastNamed = 0.4;
/** Subtracted from the score of a passage that overlaps a passage of an earlier version of the summary. */
const usedBefore = 0.7;
const versions = 4;
/** This many of the best passages are tried as the first one. */
const mostFirst = 24;

export type Chosen = {
  readonly passages: readonly Passage[];
  /** The best thing that two of the passages name, if they hardly have it in common by chance; otherwise null. */
  readonly shared: SharedThing | null;
  /** The other things that two or three days have in common and a passage names. */
  readonly things: readonly SharedThing[];
};

type Week = {
  readonly days: readonly string[];
  readonly version: number;
  /** The maximum number of words of all passages together. */
  readonly room: number;
};

type Choice = { readonly passages: readonly Passage[]; readonly score: number };

const overlap = (one: Passage, other: Passage) =>
  one.reflection === other.reflection && one.from <= other.to && other.from <= one.to;

/**
 * Choose passages from different days. Prefer the beginning of the week, its last page, and passages that name the same
 * thing, because they show what became of it.
 */
export function choosePassages(pages: readonly Page[], { days, version, room }: Week): Chosen {
  const all = pages.flatMap((page) => passagesOf(page, longest).slice(0, mostOfPage));
  const { thingsIn, thingOfBoth } = connectionsOf(
    all,
    sharedThings(pages, (reflection) => days[reflection] ?? ''),
  );
  const lengths = pages.map(({ sentences }) => sentences.join(' ').length);
  const longestAt = lengths.indexOf(Math.max(...lengths));
  const earlier: Passage[] = [];
  const scores = new Map<Passage, number>();
  const scoreOf = (passage: Passage) => scores.get(passage) ?? 0;
  /** Choose the first passage as given, and then always the passage that adds most. */
  const choiceFrom = (first: Passage): Choice => {
    const passages = [first];
    let score = scoreOf(first);
    let left = room - first.words - phraseWords;
    while (passages.length < mostPassages) {
      let best: { readonly passage: Passage; readonly score: number } | undefined;
      for (const passage of all) {
        if (passage.words + phraseWords > left) continue;
        if (passages.some((one) => days[one.reflection] === days[passage.reflection])) continue;
        const weight = Math.max(...passages.map((one) => thingOfBoth(one, passage)?.weight ?? 0));
        const added = scoreOf(passage) + weight * sharedThing;
        if (best === undefined || added > best.score) best = { passage, score: added };
      }
      if (best === undefined || (passages.length >= fewPassages && best.score < leastOfThird)) break;
      passages.push(best.passage);
      score += best.score;
      left -= best.passage.words + phraseWords;
    }
    return { passages, score };
  };
  let choice: Choice | undefined;
  for (let each = 0; each <= version % versions; each += 1) {
    earlier.push(...(choice?.passages ?? []));
    for (const passage of all)
      scores.set(
        passage,
        passage.score +
          (passage.reflection === pages.length - 1 && passage.score >= leastOfLast ? lastPage : 0) +
          (passage.reflection === 0 && passage.from === 0 ? opening : 0) +
          (passage.reflection === longestAt ? longestPage : 0) -
          (earlier.some((one) => overlap(one, passage)) ? usedBefore : 0),
      );
    choice = all
      .filter(({ words }) => words + phraseWords <= Math.max(room, longestFirst))
      .toSorted((a, b) => scoreOf(b) - scoreOf(a))
      .slice(0, mostFirst)
      .map(choiceFrom)
      .reduce<Choice | undefined>((one, other) => (one && one.score >= other.score ? one : other), undefined);
  }
  const passages = (choice?.passages ?? []).toSorted((a, b) => a.reflection - b.reflection);
  const [shared = null] = passages
    .flatMap((one, order) => passages.slice(order + 1).flatMap((other) => thingOfBoth(one, other) ?? []))
    .filter(({ weight, isSurelyThing }) => isSurelyThing && weight >= leastNamed)
    .toSorted((a, b) => b.weight - a.weight);
  const things = new Set(passages.flatMap(thingsIn));
  return { passages, shared, things: [...things].filter((thing) => thing !== shared && thing.isSurelyThing) };
}
