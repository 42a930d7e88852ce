import { hasName, isArticle, runsOf } from '../choose/word-runs.ts';
import { type Lexicon, languageSet } from '../languages/lexicon.ts';
import { wordsIn } from '../read/words.ts';

/** Words that say too little or too much in a title. */
const plain = languageSet('en', 'plain in titles');

/** In words, without the article. */
const longest = 3;

/**
 * Return what sentences name at the end of a clause, with its article, as possible titles: "the airing cupboard", "a
 * normal voice". Leave out what follows "like" or "as", which is only a comparison. English only.
 */
export function titlePhrases(sentences: readonly string[], lexicon: Lexicon): string[] {
  if (lexicon.code !== 'en') return [];
  return sentences.flatMap((sentence) =>
    runsOf(sentence, lexicon).flatMap((run) => {
      const at = run.findLastIndex(({ lower }) => isArticle(lower, lexicon));
      const words = run.slice(at + 1);
      const isCompared = run.slice(0, at).some(({ lower }) => lexicon.comparison.has(lower));
      if (at < 0 || isCompared || words.length < 2 || words.length > longest) return [];
      if (words.some(({ lower, isGrammar }) => isGrammar || plain.has(lower)) || words.at(-1)?.isContent !== true)
        return [];
      const text = [run[at]?.lower ?? '', ...words.map(({ lower }) => lower)].join(' ').replace(/^my /u, 'the ');
      const last = words.at(-1)?.lower ?? '';
      if (/(?:ing|ed|ly|est)$/u.test(last) || hasName(words.map((w) => w.text).join(' '), lexicon)) return [];
      return [text];
    }),
  );
}

/** The fewest and the most words of a sentence that can be a title. */
const fewest = 2;
const most = 4;

/**
 * Return the short sentences of a passage that can be titles in the user's own words: "The leaf went well". Leave out
 * sentences with a name, a number or a question, and those that continue the one before. The first word has a capital
 * in any case, so it must be a stop word to rule out a name.
 */
export function shortSentences(sentences: readonly string[], lexicon: Lexicon): string[] {
  return sentences.flatMap((sentence) => {
    const words = wordsIn(sentence);
    const [, ...further] = words;
    const isUnfit =
      words.length < fewest ||
      words.length > most ||
      /[^\p{L}\p{M}\s.,'’]|\p{N}/u.test(sentence) ||
      lexicon.goingOn.test(sentence) ||
      hasName(further.join(' '), lexicon) ||
      !lexicon.stopWords.has((words[0] ?? '').toLowerCase()) ||
      lexicon.thirdPerson.test(sentence);
    return isUnfit ? [] : [sentence.replace(/\.$/u, '')];
  });
}
