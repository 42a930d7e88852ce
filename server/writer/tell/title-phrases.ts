import type { WholeSentence } from '../choose/whole-sentences.ts';
import { hasName, isArticle, runsOf } from '../choose/word-runs.ts';
import { type Lexicon, languageSet } from '../languages/lexicon.ts';

/** Words that say nothing in a title, or too much. */
const plain = languageSet('en', 'plain in titles');

/** In words without the article. */
const longest = 3;

/**
 * Return what quotes name at the end of a clause, with its article: "the airing cupboard", "a normal voice". A title may
 * be one of them. Nothing behind "like" or "as": it is only compared. English only.
 */
export function titlePhrases(quotes: readonly WholeSentence[], lexicon: Lexicon): string[] {
  if (lexicon.code !== 'en') return [];
  return quotes.flatMap(({ sentence }) =>
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
