import { hasProperty } from '../languages/properties.ts';
import type { Page } from '../read/read-week.ts';
import type { Passage } from './passages.ts';
import { isDefinite, runsOf } from './word-runs.ts';

/** The maximum number of days on which a word may occur to connect two pages. */
const mostDays = 3;
const shortestStem = 4;
/**
 * Shared words add this number, multiplied by their total weight, to the worth of a passage. A total weight below
 * `leastShared` counts as 0, and a total weight above `mostShared` counts as `mostShared`.
 */
const sharedWord = 0.05;
const leastShared = 1;
const mostShared = 3;

/**
 * The weights of a noun, a name and any other word. A name weighs little, because two pages about the same person may
 * have nothing else in common.
 */
const noun = 1;
const name = 0.5;
const otherWord = 0.6;

type Word = { readonly stem: string; readonly weight: number };

/** Return the content words of a sentence without their endings. */
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
 * Return how strongly each word connects two days: the more days contain the word, the weaker. Leave out words that
 * occur on only one day.
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

/**
 * Return the additional worth of two passages side by side, based on the rare words that both contain; 0 if it is too
 * small.
 */
export type Connection = (one: Passage, other: Passage) => number;

/** Return a function that says how strongly two passages of the week are connected, from 0 on. */
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
