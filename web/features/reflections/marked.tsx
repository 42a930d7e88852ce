import type { ReactNode } from 'react';
import { READ_MORE_CHARACTERS } from '../../../core/domain/limits.ts';
import { cutText } from '../../../core/domain/texts/read-more.ts';
import type { matchRanges } from '../../../core/domain/texts/reflection-search.ts';
import styles from './marked.module.css';

type Ranges = ReturnType<typeof matchRanges>;

const charactersBefore = 60;

/** Return a text with these ranges marked. The ranges must be in order and must not overlap. */
export function marked(text: string, ranges: Ranges): ReactNode[] {
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

/**
 * Return an excerpt of a text around `first`, by default its first match, with the matches marked. `isCut` is true if the
 * excerpt lacks a part of the text.
 */
export function markedExcerpt(content: string, rangesIn: (text: string) => Ranges, first = rangesIn(content)[0]) {
  const from = excerptStart(content, first?.from ?? 0);
  const { text, isCut } = cutText(content.slice(from));
  return {
    words: [from > 0 && '…', marked(text, rangesIn(text)), isCut && '…'],
    isCut: from > 0 || isCut,
  };
}

/** Return the start of the excerpt: 0 if the match is near the beginning, else a word shortly before the match. */
function excerptStart(content: string, match: number): number {
  if (match <= READ_MORE_CHARACTERS - charactersBefore) return 0;
  const space = content.slice(match - charactersBefore, match).search(/\s/);
  return space === -1 ? match : match - charactersBefore + space + 1;
}
