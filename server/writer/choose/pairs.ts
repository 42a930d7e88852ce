import type { Page } from '../read/read-week.ts';
import { type Passage, passagesOf } from './passages.ts';
import { isDefinite, runsOf } from './word-runs.ts';

/** Two passages from different days with words in common that are rare in the week. */
export type Pair = { readonly first: Passage; readonly second: Passage; readonly worth: number };

/** Only this many sentences of a page are compared, counted from its start. */
const mostSentences = 120;
/** A word can connect two pages only if it occurs on at most this many days. */
const mostDays = 3;
const shortestStem = 4;
/**
 * How the worth of a pair is computed: the weight of shared words, and bonuses if the second passage ends its page or
 * is on the week's last page.
 */
const sharedWord = 1.5;
const endOfPage = 1.2;
const lastPage = 0.6;
const leastShared = 1;
/** How many pairs of sentences are made into passages. */
const mostTried = 60;

/**
 * The weights of a noun, a name and any other word. A name weighs little: two pages about the same person may have
 * nothing else in common.
 */
const noun = 1;
const name = 0.5;
const otherWord = 0.6;

type Word = { readonly stem: string; readonly worth: number };

/** Return the content words of a sentence without their endings. */
function wordsOf(sentence: string, { lexicon }: Page): Word[] {
  const { code } = lexicon;
  return runsOf(sentence, lexicon).flatMap((run) =>
    run.flatMap(({ text, lower, isContent }, at): Word[] => {
      const before = run[at - 1]?.lower ?? '';
      if (!isContent) return [];
      if (code === 'ja' || code === 'zh') return [{ stem: lower, worth: noun }];
      const word = lower.replace(/['’]s$/u, '');
      if (word.length < shortestStem) return [];
      const isNoun = lexicon.beforeNouns.has(before) || isDefinite(before, lexicon);
      const hasCapital = at > 0 && /^\p{Lu}/u.test(text);
      const worth = hasCapital ? (code === 'de' ? noun : name) : isNoun ? noun : otherWord;
      return [{ stem: word.slice(0, Math.max(shortestStem, word.length - (word.length > 6 ? 2 : 1))), worth }];
    }),
  );
}

type Place = { readonly reflection: number; readonly at: number };

const isSame = (one: Passage, other: Passage) =>
  one.reflection === other.reflection && one.from <= other.to && other.from <= one.to;

/** Leave out each pair whose passages both overlap those of a better pair. */
const distinct = (pairs: readonly Pair[]): Pair[] =>
  pairs.filter(
    (pair, order) =>
      !pairs.slice(0, order).some((better) => isSame(better.first, pair.first) && isSame(better.second, pair.second)),
  );

/** Return the pairs of a week, the best first. */
export function pairsOf(pages: readonly Page[], dayOf: (reflection: number) => string, mostWords: number): Pair[] {
  const words = pages.map((page) => page.sentences.slice(0, mostSentences).map((sentence) => wordsOf(sentence, page)));
  const worths = new Map<string, number>();
  for (const { stem, worth } of words.flat(2)) worths.set(stem, Math.max(worth, worths.get(stem) ?? 0));
  const namesIn = new Set(words.flat(2).flatMap(({ stem, worth }) => (worth === name ? [stem] : [])));
  const stems = words.map((list) => list.map((own) => new Set(own.map(({ stem }) => stem))));
  const places = new Map<string, Place[]>();
  for (const [reflection, list] of stems.entries())
    for (const [at, own] of list.entries())
      for (const stem of own) places.set(stem, [...(places.get(stem) ?? []), { reflection, at }]);
  const weights = new Map<string, number>();
  const tried = new Map<string, { readonly first: Place; readonly second: Place; weight: number }>();
  for (const [stem, list] of places) {
    const days = new Set(list.map(({ reflection }) => dayOf(reflection)));
    if (days.size < 2 || days.size > mostDays) continue;
    const weight = (namesIn.has(stem) ? name : (worths.get(stem) ?? otherWord)) / (days.size - 1);
    weights.set(stem, weight);
    for (const first of list)
      for (const second of list) {
        if (dayOf(first.reflection) >= dayOf(second.reflection)) continue;
        const key = `${first.reflection} ${first.at} ${second.reflection} ${second.at}`;
        const known = tried.get(key) ?? { first, second, weight: 0 };
        known.weight += weight;
        tried.set(key, known);
      }
  }
  const scoreAt = ({ reflection, at }: Place) => pages[reflection]?.ranked.find((each) => each.at === at)?.score ?? -9;
  const passages = pages.map((page) => passagesOf(page, mostWords));
  const passageAt = ({ reflection, at }: Place) => passages[reflection]?.(at) ?? null;
  const stemsIn = ({ reflection, from, to }: Passage) =>
    new Set((stems[reflection] ?? []).slice(from, to + 1).flatMap((own) => [...own]));
  const found = [...tried.values()]
    .toSorted(
      (a, b) =>
        b.weight * sharedWord +
        scoreAt(b.first) +
        scoreAt(b.second) -
        (a.weight * sharedWord + scoreAt(a.first) + scoreAt(a.second)),
    )
    .slice(0, mostTried)
    .flatMap(({ first: one, second: other }): Pair[] => {
      const [first, second] = [passageAt(one), passageAt(other)];
      if (first === null || second === null) return [];
      const own = stemsIn(first);
      const shared = [...stemsIn(second)].filter((stem) => own.has(stem));
      const weight = shared.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);
      if (weight < leastShared) return [];
      const worth =
        weight * sharedWord +
        first.score +
        second.score +
        (second.endsPage ? endOfPage : 0) +
        (second.reflection === pages.length - 1 ? lastPage : 0);
      return [{ first, second, worth }];
    })
    .toSorted((a, b) => b.worth - a.worth);
  return distinct(found);
}
