import { hasProperty } from '../languages/properties.ts';
import type { Page } from '../read/read-week.ts';
import type { Passage } from './passages.ts';
import { isDefinite, runsOf } from './word-runs.ts';

/** A word that occurs on more days than this does not connect two pages. */
const mostDays = 3;
const shortestStem = 4;
// The worth of a passage grows by `sharedWord` times the total weight of the rare words that it shares with another
// passage. A total below `leastShared` counts as 0. `mostShared` is the maximum.
const sharedWord = 0.05;
const leastShared = 1;
const mostShared = 3;

// The weights of shared words. A name weighs little: two pages about the same person may have nothing else in common.
const noun = 1;
const name = 0.5;
const otherWord = 0.6;

type Word = { readonly stem: string; readonly weight: number };

function wordsOf(sentence: string, { lexicon }: Page): Word[] {
  const { code } = lexicon;
  return runsOf(sentence, lexicon).flatMap((run) =>
    run.flatMap(({ text, lower, isContent }, at): Word[] => {
      const before = run[at - 1]?.lower ?? '';
      if (!isContent) return [];
      if (hasProperty(code, 'no-spaces')) return [{ stem: lower, weight: noun }];
      const word = lower.replace(/['’]s$/u, '');
      if (word.length < shortestStem) return [];
      const isNoun = lexicon.beforeNouns.has(before) || isDefinite(before, lexicon);
      const hasCapital = at > 0 && /^\p{Lu}/u.test(text);
      const weight = hasCapital ? (hasProperty(code, 'capital-nouns') ? noun : name) : isNoun ? noun : otherWord;
      return [{ stem: word.slice(0, Math.max(shortestStem, word.length - (word.length > 6 ? 2 : 1))), weight }];
    }),
  );
}

/**
 * Return the words that connect two or three days, each with the strength of the connection. A word on fewer days
 * connects more strongly.
 */
function connectingWords(
  words: readonly (readonly (readonly Word[])[])[],
  dayOf: (reflection: number) => string,
): ReadonlyMap<string, number> {
  const known = new Map<string, { weight: number; isName: boolean; readonly days: Set<string> }>();
  for (const [reflection, sentences] of words.entries())
    for (const { stem, weight } of sentences.flat()) {
      const entry = known.get(stem) ?? { weight, isName: false, days: new Set<string>() };
      entry.weight = Math.max(entry.weight, weight);
      entry.isName ||= weight === name;
      entry.days.add(dayOf(reflection));
      known.set(stem, entry);
    }
  return new Map(
    [...known].flatMap(([stem, { weight, isName, days }]): [string, number][] =>
      days.size < 2 || days.size > mostDays ? [] : [[stem, (isName ? name : weight) / (days.size - 1)]],
    ),
  );
}

/** Return how much two passages gain in worth if both are chosen, or 0 if they share too few rare words. */
export type Connection = (one: Passage, other: Passage) => number;

export function connectionOf(pages: readonly Page[], dayOf: (reflection: number) => string): Connection {
  const words = pages.map((page) => page.sentences.map((sentence) => wordsOf(sentence, page)));
  const connecting = connectingWords(words, dayOf);
  const known = new Map<Passage, ReadonlySet<string>>();
  const stemsOf = (passage: Passage) => {
    const own = (words[passage.reflection] ?? []).slice(passage.from, passage.to + 1).flat();
    const stems = known.get(passage) ?? new Set(own.map(({ stem }) => stem).filter((stem) => connecting.has(stem)));
    known.set(passage, stems);
    return stems;
  };
  return (one, other) => {
    if (dayOf(one.reflection) === dayOf(other.reflection)) return 0;
    const others = stemsOf(other);
    let shared = 0;
    for (const stem of stemsOf(one)) if (others.has(stem)) shared += connecting.get(stem) ?? 0;
    return shared < leastShared ? 0 : Math.min(shared, mostShared) * sharedWord;
  };
}
