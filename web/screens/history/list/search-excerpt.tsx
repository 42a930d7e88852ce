import { useMemo } from 'react';
import smallWords from '../../../../core/domain/data/title-words.json' with { type: 'json' };
import { matchRanges, searchTerms } from '../../../../core/domain/texts/reflection-search.ts';
import { marked, markedExcerpt } from '../../../features/reflections/marked.tsx';
import type { ShowWords } from '../../../features/reflections/show-words.ts';

/** Return whether a word has up to three Latin, Greek or Cyrillic letters, such as "the". */
export const isShortWord = (word: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{1,3}$/u.test(word);

const longerOf = (terms: readonly string[]): readonly string[] => terms.filter((term) => !isShortWord(term));

/**
 * Return the terms to mark. Beside longer terms, mark a short word only as a whole word, because many sentences have it
 * inside others, and words such as "the" not at all.
 */
function termsToMark(terms: readonly string[]): readonly string[] {
  const longer = longerOf(terms);
  if (longer.length === 0) return terms;
  const short = terms.filter((term) => isShortWord(term) && !smallWords.includes(term));
  return [...longer, ...short.map((term) => `"${term}"`)];
}

/** Return a function that shows the part of a reflection around the first match, and marks the matches. */
export function useSearchExcerpts(search: string): ShowWords {
  return useMemo(() => {
    const terms = searchTerms(search);
    const marks = termsToMark(terms);
    const rangesIn = (text: string) => matchRanges(text, marks);
    return (content, isWhole) => {
      const [first] = matchRanges(content, longerOf(terms));
      const excerpt = markedExcerpt(content, rangesIn, first);
      return isWhole ? { ...excerpt, words: marked(content, rangesIn(content)) } : excerpt;
    };
  }, [search]);
}
