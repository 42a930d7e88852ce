import type { SharedThing } from '../choose/shared-things.ts';
import { isThing, singular } from '../choose/subjects.ts';
import { hasName, isArticle, isDefinite, runsOf, type Token } from '../choose/word-runs.ts';
import { frequentWords } from '../languages/frequent-words.ts';
import { countMatches, type Lexicon, languageSet } from '../languages/lexicon.ts';
import type { Page } from '../read/read-week.ts';
import { wordsIn } from '../read/words.ts';

const plain = languageSet('en', 'plain in titles');
const plainAlone = languageSet('en', 'plain alone in titles');
/**
 * Words about health, other people and other private matters. A title must not contain them, because share cards show
 * titles.
 */
const privateWords = languageSet('en', 'private in titles');

const isPrivate = (lower: string) => [lower, singular(lower)].some((word) => privateWords.has(word));

const isPlain = (lower: string) => [lower, singular(lower)].some((word) => plain.has(word) || plainAlone.has(word));

/** Matches a word that is probably not a noun. */
const noNoun = /['’]|(?:ing|ed|ly|est)$/u;

/** A thing may be a title only if the week mentions it at least this often. */
const leastMentions = 3;

/**
 * Return possible titles, such as "the windscreen": things that a sentence names and the week often mentions. English
 * only.
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
        // Before another content word, the word may be an adjective.
        if (next !== undefined && !next.isGrammar) return [];
        if (isPrivate(lower) || isPlain(lower) || noNoun.test(lower) || hasName(text, lexicon)) return [];
        // Pass "the" instead of the article, so that `isThing` returns false for all relatives, even after "my".
        return isThing(lower, 'the', lexicon.code) && count(lower) >= leastMentions ? [lower] : [];
      }),
    );
  return [...new Set(things)].toSorted((a, b) => count(b) - count(a)).map((lower) => `the ${lower}`);
}

/** Return "the" and a thing that two days have in common, or null if it is dull or if share cards must not show it. */
export function titleOfThing({ name, code, isDefinite: hasArticle, isSurelyThing }: SharedThing, lexicon: Lexicon) {
  const words = wordsIn(name.toLowerCase());
  const noun = words.at(-1) ?? '';
  // Only English has a list of private words.
  if (code !== 'en' || lexicon.code !== 'en' || !hasArticle || !isSurelyThing) return null;
  if (noNoun.test(noun) || words.some(isPrivate) || countMatches(lexicon.feeling, name) > 0) return null;
  const isDull = words.length === 1 && (isPlain(noun) || frequentWords(code).has(singular(noun)));
  return isDull ? null : `the ${name}`;
}

const prepositions = languageSet('en', 'prepositions in titles');
const plainInPhrases = languageSet('en', 'plain in phrases');
const longestPhrase = 6;

/** The maximum number of words of a noun phrase, without its article. */
const longestNoun = 3;

/** Return how many words the noun phrase at a place has, without its article; 0 if none or too many. */
function nounsAt(run: readonly Token[], at: number, most: number): number {
  const rest = run.slice(at);
  const end = rest.findIndex(({ isGrammar, lower }) => isGrammar || prepositions.has(lower));
  const words = end < 0 ? rest : rest.slice(0, end);
  const content = words.filter(({ isContent }) => isContent).length;
  return content === 0 || content > most || words.length > longestNoun ? 0 : words.length;
}

/**
 * Return possible titles that say where a thing is or what belongs to it, such as "a tray past the oven door". English
 * only.
 */
export function titlePhrases(sentences: readonly string[], lexicon: Lexicon): string[] {
  if (lexicon.code !== 'en') return [];
  const isDeterminer = (token: Token | undefined) => token !== undefined && isArticle(token.lower, lexicon);
  return sentences.flatMap((sentence) =>
    runsOf(sentence, lexicon).flatMap((run) =>
      run.flatMap((article, at) => {
        if (!isDeterminer(article)) return [];
        // Allow only one word before the preposition, because a second word could be a verb: "the letter lay on the
        // bench".
        const first = nounsAt(run, at + 1, 1);
        const preposition = run[at + 1 + first];
        if (first === 0 || preposition === undefined || !prepositions.has(preposition.lower)) return [];
        const second = at + first + 2 + (isDeterminer(run[at + first + 2]) ? 1 : 0);
        const until = second + nounsAt(run, second, 2);
        if (until === second || until - at > longestPhrase) return [];
        const words = run.slice(at, until);
        const isPlain = words.some(
          ({ text, lower, isContent }) =>
            noNoun.test(lower) ||
            isPrivate(lower) ||
            (isContent &&
              ([lower, singular(lower)].some((word) => plain.has(word) || plainInPhrases.has(word)) ||
                hasName(text, lexicon))),
        );
        return isPlain ? [] : [words.map(({ lower }) => lower).join(' ')];
      }),
    ),
  );
}

// The minimum and maximum number of words of a sentence that becomes a title. A long sentence may be private, and share
// cards show titles.
const fewest = 3;
const most = 6;
/** The maximum number of words of a title in a language without a list of private words. */
const mostWithoutList = 4;

/** Return whether a text is clear alone and has no name, number, question, feeling or private word. */
function isTitle(text: string, lexicon: Lexicon): boolean {
  const words = wordsIn(text);
  const [first = '', ...further] = words;
  return (
    words.length >= fewest &&
    words.length <= (lexicon.code === 'en' ? most : mostWithoutList) &&
    !/[^\p{L}\p{M}\s.!,、。'’-]|\p{N}/u.test(text) &&
    !lexicon.goingOn.test(text) &&
    !hasName(further.join(' '), lexicon) &&
    // Only a stop word may come first. Any other first word could be a name, because the first word always has a
    // capital.
    lexicon.stopWords.has(first.toLowerCase()) &&
    countMatches(lexicon.thirdPerson, text) === 0 &&
    // Share cards show titles, and feelings and other people are private.
    countMatches(lexicon.feeling, text) === 0 &&
    !words.some((word) => isPrivate(word.toLowerCase())) &&
    runsOf(text, lexicon)
      .flat()
      .some(({ isContent, lower }) => isContent && !plain.has(lower) && !lower.includes("'"))
  );
}

/** Where a sentence may be cut so that its start is clear alone. */
const divisions =
  /[,;:、]\s*|\s[–—-]\s|\s(?:and|but|so|because)\s(?=(?:i|we|he|she|it|they|you|that|this|there|the|my|nobody|everyone)\b)/iu;

const reporting = languageSet('en', 'reporting');

/**
 * Return the part of a sentence that starts with "I" after "and" or "but". Return nothing if the words before it
 * report, deny, wish or suppose something.
 */
function laterPart(sentence: string): string[] {
  const [, before = '', after] = /^(.*?),? (?:and|but) (?=I\b)(.*)$/u.exec(sentence) ?? [];
  const isPlainly = !/[:"“”]/u.test(before) && !wordsIn(before).some((word) => reporting.has(word.toLowerCase()));
  return after !== undefined && isPlainly ? [after] : [];
}

/**
 * Return possible titles: short sentences and, in English, starts of sentences with "I". "I sat there not driving and
 * it was fine." becomes "I sat there not driving".
 */
export function ownTitles(sentences: readonly string[], lexicon: Lexicon): string[] {
  const whole = sentences.map((sentence) => sentence.replace(/[.!。]$/u, ''));
  // Shorten only English sentences. In German, for example, a comma may be inside a thought: "Ich glaube, dass ..."
  const beginnings = (lexicon.code === 'en' ? [...whole, ...whole.flatMap(laterPart)] : [])
    .map((sentence) => sentence.split(divisions)[0] ?? '')
    .filter((text) => text.search(lexicon.firstPerson) === 0);
  return [...new Set([...whole, ...beginnings])].filter((text) => isTitle(text, lexicon));
}
