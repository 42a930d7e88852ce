import { hasProperty } from '../languages/properties.ts';
import { ownPossessives } from '../languages/shared-words.ts';
import { topicsIn } from '../languages/topics.ts';
import type { Page } from '../read/read-week.ts';
import { hasName, isDefinite, runsOf } from './word-runs.ts';

/** A thing that is mentioned on several pages of a week. */
export type Subject = {
  /** The thing with its article, as the user wrote it most often: "the ladder". */
  readonly text: string;
  /** The thing as one word, in lower case and without a plural s. */
  readonly word: string;
  readonly reflections: readonly number[];
};

type Mentions = { readonly pages: Set<number>; readonly texts: Map<string, number>; times: number; asNoun: number };

/** The minimum number of pages that mention a subject, and the minimum number of its mentions in the week. */
const leastPages = 2;
const leastTimes = 3;
const shortestThing = 4;
/** The minimum share of a word's mentions that must follow an article for the word to count as a noun. */
const leastAsNoun = 0.3;

/** Return the key of a thing, which is the same for singular and plural. */
export const singular = (lower: string) => (lower.length > shortestThing ? lower.replace(/s$/u, '') : lower);

function add(known: Map<string, Mentions>, word: string, page: number, text: string, isNoun: boolean): void {
  const mentions = known.get(word) ?? {
    pages: new Set<number>(),
    texts: new Map<string, number>(),
    times: 0,
    asNoun: 0,
  };
  known.set(word, mentions);
  mentions.pages.add(page);
  mentions.times += 1;
  if (isNoun) mentions.asNoun += 1;
  mentions.texts.set(text, (mentions.texts.get(text) ?? 0) + (isNoun ? 1 : 0));
}

function ranked(known: ReadonlyMap<string, Mentions>, isSubject: (mentions: Mentions) => boolean): Subject[] {
  return [...known]
    .filter(([, each]) => each.pages.size >= leastPages && each.times >= leastTimes && isSubject(each))
    .toSorted(([, a], [, b]) => b.pages.size - a.pages.size || b.times - a.times)
    .map(([word, { pages, texts }]) => ({
      word,
      text: [...texts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? word,
      reflections: [...pages],
    }));
}

/**
 * Return whether a word after an article is a thing. A word for a relative is a thing only after "my". A German word
 * must belong to a topic, because German names are capitalised like nouns and may also follow an article.
 */
export function isThing(lower: string, article: string, code: string): boolean {
  const { find } = topicsIn(code);
  const topics = [lower, `!${lower}`, `~${lower}`].flatMap((entry) => find(entry, true)).map(({ topic }) => topic);
  if (topics.some((topic) => topic.article === 'my ')) return ownPossessives.has(article);
  return !hasProperty(code, 'capital-nouns') || topics.length > 0;
}

/** Return the things that are mentioned on several pages of a week. Things on the most pages come first. */
export function subjectsOf(pages: readonly Page[]): Subject[] {
  const things = new Map<string, Mentions>();
  for (const [index, { sentences, lexicon }] of pages.entries())
    for (const sentence of sentences)
      for (const run of runsOf(sentence, lexicon))
        for (const [at, { text, lower, isContent, end }] of run.entries()) {
          if (!isContent) continue;
          const before = run[at - 1];
          // An indefinite article does not count: "a child" may mean a different child each time.
          const article = before !== undefined && isDefinite(before.lower, lexicon) ? before : undefined;
          if (lower.length < shortestThing || /['’]/u.test(text) || hasName(text, lexicon)) continue;
          const isNoun =
            article !== undefined && run[at + 1]?.isGrammar !== false && isThing(lower, article.lower, lexicon.code);
          const shown = article === undefined ? text : article.lower + sentence.slice(article.end, end);
          add(things, singular(lower), index, shown, isNoun);
        }
  return ranked(things, ({ asNoun, times }) => asNoun >= Math.max(2, times * leastAsNoun));
}
