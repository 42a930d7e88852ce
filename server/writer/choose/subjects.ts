import { hasProperty } from '../languages/properties.ts';
import { ownPossessives } from '../languages/shared-words.ts';
import { topicsIn } from '../languages/topics.ts';
import type { Page } from '../read/read-week.ts';
import { hasName, isDefinite, runsOf } from './word-runs.ts';

export type Subject = {
  /** The wording that the user wrote most often, with its article: "the ladder". */
  readonly text: string;
  /** In lower case and without a plural s. */
  readonly word: string;
  readonly reflections: readonly number[];
};

type Mentions = { readonly pages: Set<number>; readonly texts: Map<string, number>; times: number; asNoun: number };

// The minimum number of pages that mention a subject, and the minimum number of mentions in the week.
const leastPages = 2;
const leastTimes = 3;
const shortestThing = 4;
/** A word counts as a noun if at least this share of its mentions follows an article. */
const leastAsNoun = 0.3;

/** Return a key that is the same for the singular and the plural of a word. */
export const singular = (lower: string) => (lower.length >= shortestThing ? lower.replace(/(?<!s)s$/u, '') : lower);

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
 * Return whether a word after an article is a thing. A relative is a thing only after a word such as "my". A German
 * word must belong to a topic, because an article may also precede a name.
 */
export function isThing(lower: string, article: string, code: string): boolean {
  const { find } = topicsIn(code);
  const topics = [lower, `!${lower}`, `~${lower}`].flatMap((entry) => find(entry, true)).map(({ topic }) => topic);
  if (topics.some((topic) => topic.article === 'my ')) return ownPossessives.has(article);
  return !hasProperty(code, 'capital-nouns') || topics.length > 0;
}

export function subjectsOf(pages: readonly Page[]): Subject[] {
  const things = new Map<string, Mentions>();
  for (const [index, { sentences, lexicon }] of pages.entries())
    for (const sentence of sentences)
      for (const run of runsOf(sentence, lexicon))
        for (const [at, { text, lower, isContent, end }] of run.entries()) {
          if (!isContent) continue;
          const before = run[at - 1];
          // Skip things after an indefinite article: "a child" may be a different child on each page.
          const article = before !== undefined && isDefinite(before.lower, lexicon) ? before : undefined;
          if (lower.length < shortestThing || /['’]/u.test(text) || hasName(text, lexicon)) continue;
          const isNoun =
            article !== undefined && run[at + 1]?.isGrammar !== false && isThing(lower, article.lower, lexicon.code);
          const shown = article === undefined ? text : article.lower + sentence.slice(article.end, end);
          add(things, singular(lower), index, shown, isNoun);
        }
  return ranked(things, ({ asNoun, times }) => asNoun >= Math.max(2, times * leastAsNoun));
}
