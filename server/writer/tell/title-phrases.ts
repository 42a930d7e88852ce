import { isThing, singular } from '../choose/subjects.ts';
import { hasName, isDefinite, runsOf } from '../choose/word-runs.ts';
import { type Lexicon, languageSet } from '../languages/lexicon.ts';
import type { Page } from '../read/read-week.ts';
import { wordsIn } from '../read/words.ts';

/** Words that say too little or too much in a title. */
const plain = languageSet('en', 'plain in titles');
const plainAlone = languageSet('en', 'plain alone in titles');

/** The minimum number of times that a week must mention a thing before it may be a title. */
const leastMentions = 3;

/**
 * Return the things that sentences name and the week mentions at least three times, as possible titles: "the windscreen". The
 * things mentioned most often come first. Return nothing for a language other than English.
 */
export function titleThings(sentences: readonly string[], pages: readonly Page[], lexicon: Lexicon): string[] {
  if (lexicon.code !== 'en') return [];
  const mentions = new Map<string, number>();
  for (const { lower } of pages.flatMap((page) => page.sentences).flatMap((each) => runsOf(each, lexicon).flat()))
    mentions.set(singular(lower), (mentions.get(singular(lower)) ?? 0) + 1);
  const count = (lower: string) => mentions.get(singular(lower)) ?? 0;
  const things = sentences
    .flatMap((sentence) => runsOf(sentence, lexicon))
    .flatMap((run) =>
      run.flatMap(({ text, lower, isContent }, at) => {
        const [article, next] = [run[at - 1]?.lower, run[at + 1]];
        if (article === undefined || !isContent || !isDefinite(article, lexicon)) return [];
        // A word before another content word may be an adjective.
        if (next !== undefined && !next.isGrammar) return [];
        if (
          [lower, singular(lower)].some((word) => plain.has(word) || plainAlone.has(word)) ||
          /['’]|(?:ing|ed|ly|est)$/u.test(lower) ||
          hasName(text, lexicon)
        )
          return [];
        // Leave out relatives, even after "my".
        return isThing(lower, 'the', lexicon.code) && count(lower) >= leastMentions ? [lower] : [];
      }),
    );
  return [...new Set(things)].toSorted((a, b) => count(b) - count(a)).map((lower) => `the ${lower}`);
}

/**
 * The minimum and maximum number of words of a sentence that can be a title. Cards show titles, so a title must not
 * contain a whole private line.
 */
const fewest = 3;
const most = 4;

/** Return whether a text can be a title: it makes sense by itself and has no name, number or question. */
function isTitle(text: string, lexicon: Lexicon): boolean {
  const words = wordsIn(text);
  const [first = '', ...further] = words;
  return (
    words.length >= fewest &&
    words.length <= most &&
    !/[^\p{L}\p{M}\s.!,、。'’-]|\p{N}/u.test(text) &&
    !lexicon.goingOn.test(text) &&
    !hasName(further.join(' '), lexicon) &&
    // The first word of a sentence is always capitalised, so only a stop word is certainly not a name.
    lexicon.stopWords.has(first.toLowerCase()) &&
    !lexicon.thirdPerson.test(text) &&
    runsOf(text, lexicon)
      .flat()
      .some(({ isContent, lower }) => isContent && !plain.has(lower))
  );
}

/**
 * Return titles in the user's own words, from the sentences of a passage: first the short sentences, then the short
 * beginnings of longer sentences in the first person. "I was gutted, which surprised me." becomes "I was gutted".
 */
export function ownTitles(sentences: readonly string[], lexicon: Lexicon): string[] {
  const whole = sentences.map((sentence) => sentence.replace(/[.!。]$/u, ''));
  const beginnings = whole
    .flatMap((sentence) => (/^.*?(?=[,;:、]|\s[–—-]\s)/u.exec(sentence) ?? []).slice(0, 1))
    .filter((text) => text.search(lexicon.firstPerson) === 0);
  return [...whole, ...beginnings].filter((text) => isTitle(text, lexicon));
}
