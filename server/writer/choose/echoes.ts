import { hasProperty } from '../languages/properties.ts';
import { topicsIn } from '../languages/topics.ts';
import type { Page } from '../read/read-week.ts';
import { hasName, isArticle, runsOf, type Token } from './word-runs.ts';

/** A sentence, given by the index of its reflection and its index in the reflection. */
type Place = { readonly reflection: number; readonly at: number };

export type Echo = {
  /**
   * The phrase as the user wrote it on the first of the two days, with its article if the article is the same on both
   * days.
   */
  readonly phrase: string;
  readonly first: Place;
  readonly second: Place;
  readonly contentWords: number;
};

// The maximum number of words in a phrase, and of sentences per page that are searched for phrases.
const mostWords = 7;
const mostSentences = 120;
/** A phrase with only one content word must occur this many times in a week: twice may be a coincidence. */
const leastTimes = 3;
const shortestThing = 4;
const shortestOfTopic = 6;

type Found = Place & { readonly phrase: string; readonly article: string | null };

/** Call `found` for each phrase of a page that begins and ends with a content word. */
function eachPhrase(page: Page, reflection: number, found: (key: string, content: number, place: Found) => void): void {
  const { lexicon, sentences } = page;
  const topics = topicsIn(lexicon.code);
  /**
   * Return whether a word names a specific thing. Names of topics are excluded, because themes show them. Very short
   * words such as "bed" are excluded too.
   */
  const isOwnThing = ({ lower }: Token) => {
    const roles = [lower, `!${lower}`, `~${lower}`]
      .flatMap((entry) => topics.find(entry, true))
      .map(({ role }) => role);
    return lower.length >= (roles.length > 0 ? shortestOfTopic : shortestThing) && !roles.includes('names');
  };
  for (const [at, sentence] of sentences.slice(0, mostSentences).entries())
    for (const run of runsOf(sentence, lexicon))
      for (const [from, first] of run.entries()) {
        if (!first.isContent) continue;
        const before = run[from - 1];
        const isNoun = before !== undefined && lexicon.beforeNouns.has(before.lower);
        const article = before !== undefined && isArticle(before.lower, lexicon) ? before : undefined;
        let key = '';
        let content = 0;
        for (const [more, last] of run.slice(from, from + mostWords).entries()) {
          key += ` ${last.lower}`;
          if (!last.isContent) continue;
          content += 1;
          // A phrase must end with a noun. A capital letter marks a noun in languages such as German. In all other
          // languages, a noun is followed by a grammar word or a pause.
          const isAtEnd = hasProperty(lexicon.code, 'capital-nouns')
            ? /^\p{Lu}/u.test(last.text)
            : run[from + more + 1]?.isGrammar !== false;
          if (/['’]s$/u.test(last.lower) || !isAtEnd) continue;
          // A phrase with one content word counts only after a word such as "the" or "my".
          if (content === 1 && !(isNoun && isOwnThing(last))) continue;
          const phrase = sentence.slice(first.start, last.end);
          found(key, content, { reflection, at, phrase, article: article?.text ?? null });
        }
      }
}

const withSharedArticle = ({ phrase, article }: Found, other: Found): string =>
  article !== null && article.toLowerCase() === other.article?.toLowerCase()
    ? `${article.toLowerCase()} ${phrase}`
    : phrase;

/** Return the phrases without names that occur on two days. Phrases with the most content words come first. */
export function echoesOf(pages: readonly Page[], dayOf: (reflection: number) => string): Echo[] {
  const known = new Map<string, { readonly content: number; readonly places: Found[]; times: number }>();
  for (const [reflection, page] of pages.entries())
    eachPhrase(page, reflection, (phrase, content, place) => {
      const key = `${page.lexicon.code}${phrase}`;
      const entry = known.get(key) ?? { content, places: [], times: 0 };
      known.set(key, entry);
      entry.times += 1;
      if (hasName(place.phrase, page.lexicon)) return;
      if (entry.places.every((other) => dayOf(other.reflection) !== dayOf(reflection))) entry.places.push(place);
    });
  return [...known.values()]
    .flatMap(({ content, places: [first, second], times }): Echo[] =>
      first === undefined || second === undefined || (content === 1 && times < leastTimes)
        ? []
        : [{ phrase: withSharedArticle(first, second), first, second, contentWords: content }],
    )
    .toSorted((a, b) => b.contentWords - a.contentWords || b.phrase.length - a.phrase.length);
}
