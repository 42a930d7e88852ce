import { givenNames } from '../languages/given-names.ts';
import { type Lexicon, lexiconOf } from '../languages/lexicon.ts';
import { hasProperty } from '../languages/properties.ts';
import { articles, ownPossessives } from '../languages/shared-words.ts';
import { placedWords, wordsIn } from '../read/words.ts';

/** A word of a sentence. `start` and `end` are UTF-16 offsets. */
export type Token = {
  readonly text: string;
  readonly lower: string;
  readonly isContent: boolean;
  readonly isGrammar: boolean;
  readonly start: number;
  readonly end: number;
};

const pause = /[,;:.!?…()"“”„«»–—、。！？「」]/u;
const shortestContentWord = 3;

const isContentWord = (lower: string, { code, stopWords }: Lexicon) =>
  (hasProperty(code, 'no-spaces')
    ? lower.length > 1 && /\p{Script=Han}|\p{Script=Katakana}/u.test(lower)
    : lower.length >= shortestContentWord) &&
  !/\p{N}|^[〇一二三四五六七八九十百千万億]+$/u.test(lower) &&
  !stopWords.has(lower) &&
  // Texts in other languages may contain English sentences, so English stop words never count as content words.
  !lexiconOf('en').stopWords.has(lower);

const kindOf = (lower: string, lexicon: Lexicon) => ({
  isContent: isContentWord(lower, lexicon),
  isGrammar: lexicon.grammar.has(lower),
});

/** Split a sentence at punctuation marks into lists of words. */
export function runsOf(sentence: string, lexicon: Lexicon): Token[][] {
  const runs: Token[][] = [[]];
  let end = 0;
  for (const { text, start } of placedWords(sentence)) {
    const lower = text.toLowerCase().replaceAll('’', "'");
    if (pause.test(sentence.slice(end, start))) runs.push([]);
    end = start + text.length;
    runs.at(-1)?.push({ text, lower, ...kindOf(lower, lexicon), start, end });
  }
  return runs;
}

/** Return whether a word is a definite article or a possessive of the first person: "the", "my". */
export const isDefinite = (lower: string, { definiteArticles }: Lexicon) =>
  definiteArticles.has(lower) || ownPossessives.has(lower);

/** Return whether a word is an article or a possessive of the first person: "a", "the", "my". */
export const isArticle = (lower: string, lexicon: Lexicon) => articles.has(lower) || isDefinite(lower, lexicon);

export const hasName = (phrase: string, { code }: Lexicon): boolean =>
  wordsIn(phrase).some(
    (part) => givenNames.has(part.toLowerCase()) || (!hasProperty(code, 'capital-nouns') && /^\p{Lu}/u.test(part)),
  );
