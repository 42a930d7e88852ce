import { type ReactNode, useMemo } from 'react';
import { READ_MORE_CHARACTERS } from '../../../../core/domain/limits.ts';
import { cutText } from '../../../../core/domain/texts/read-more.ts';
import { matchRanges, searchTerms } from '../../../../core/domain/texts/reflection-search.ts';
import type { ShowWords } from '../../../features/reflections/reflection-card.tsx';
import styles from './search-excerpt.module.css';

const charactersBefore = 60;

const shortWord = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]{1,3}$/u;

/**
 * Return the terms to mark. A word of up to three Latin, Greek or Cyrillic letters, such as "the", is in most
 * sentences: mark it only if the search has no other terms.
 */
function termsToMark(terms: readonly string[]): readonly string[] {
  const longer = terms.filter((term) => !shortWord.test(term));
  return longer.length > 0 ? longer : terms;
}

/** Return a function that shows the part of a reflection around the first match, and marks the matches. */
export function useSearchExcerpts(search: string): ShowWords {
  return useMemo(() => {
    const terms = termsToMark(searchTerms(search));
    return (content, isWhole) => {
      const from = excerptStart(content, matchRanges(content, terms)[0]?.from ?? 0);
      const { text, isCut } = cutText(content.slice(from));
      const isShort = from === 0 && !isCut;
      if (isWhole || isShort) return { words: marked(content, matchRanges(content, terms)), isCut: !isShort };
      return { words: [from > 0 && '…', marked(text, matchRanges(text, terms)), isCut && '…'], isCut: true };
    };
  }, [search]);
}

/** Return the start of the excerpt: 0 if the match is near the beginning, else a word shortly before the match. */
function excerptStart(content: string, match: number): number {
  if (match <= READ_MORE_CHARACTERS - charactersBefore) return 0;
  const space = content.slice(match - charactersBefore, match).search(/\s/);
  return space === -1 ? match : match - charactersBefore + space + 1;
}

/** Return a text with these ranges marked. The ranges must be in order and must not overlap. */
export function marked(text: string, ranges: ReturnType<typeof matchRanges>): ReactNode[] {
  const parts: ReactNode[] = [];
  let shown = 0;
  for (const { from, until } of ranges) {
    parts.push(
      text.slice(shown, from),
      <mark key={from} className={styles['match']}>
        {text.slice(from, until)}
      </mark>,
    );
    shown = until;
  }
  return [...parts, text.slice(shown)];
}
