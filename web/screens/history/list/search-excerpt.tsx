import { useMemo } from 'react';
import { matchRanges, searchTerms } from '../../../../core/domain/texts/reflection-search.ts';
import { marked, markedExcerpt } from '../../../features/reflections/marked.tsx';
import type { ShowWords } from '../../../features/reflections/show-words.ts';

/** Return whether a word has up to three Latin, Greek or Cyrillic letters, such as "the". */
export const isShortWord = (word: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{1,3}$/u.test(word);

/** Return the terms to mark. A short word is in most sentences: mark it only if the search has no other terms. */
function termsToMark(terms: readonly string[]): readonly string[] {
  const longer = terms.filter((term) => !isShortWord(term));
  return longer.length > 0 ? longer : terms;
}

/** Return a function that shows the part of a reflection around the first match, and marks the matches. */
export function useSearchExcerpts(search: string): ShowWords {
  return useMemo(() => {
    const terms = termsToMark(searchTerms(search));
    const rangesIn = (text: string) => matchRanges(text, terms);
    return (content, isWhole) => {
      const excerpt = markedExcerpt(content, rangesIn);
      return isWhole ? { ...excerpt, words: marked(content, rangesIn(content)) } : excerpt;
    };
  }, [search]);
}
