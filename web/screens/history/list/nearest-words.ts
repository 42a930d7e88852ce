import type { Reflection } from '../../../../core/contract/reflection.ts';
import { SEARCH_TERMS_MAX } from '../../../../core/domain/limits.ts';
import { foldText, searchTerms } from '../../../../core/domain/texts/reflection-search.ts';
import { searchWords } from '../../../../core/domain/texts/search-words.ts';

const wordShape = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * Return how many typing mistakes to allow in a word of this length. Allow fewer in a short word: with more mistakes,
 * it would match too many other words, as "cafe" would match "came".
 */
function mistakesAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 7 ? 1 : 2;
}

/** Return the edit distance: the fewest insertions, deletions, replacements and swaps of neighbouring letters. */
function mistakesBetween(one: string, other: string): number {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last?.[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last?.[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last?.[other.length] ?? 0;
}

/** Return the word that differs from `folded` by the fewest mistakes; null if every word has too many mistakes. */
function nearest(folded: string, words: ReadonlyMap<string, string>): string | null {
  let found: string | null = null;
  let fewest = mistakesAllowed(folded.length) + 1;
  for (const [candidate, word] of words) {
    if (Math.abs(candidate.length - folded.length) >= fewest) continue;
    const mistakes = mistakesBetween(folded, candidate);
    if (mistakes < fewest) [found, fewest] = [word, mistakes];
  }
  return found;
}

/**
 * Return the search with each mistyped word replaced by a word of these reflections, and without quotation marks.
 * Return null if no reflection contains all the resulting words, or if the result means the same as the search. This
 * runs on the device, so nothing more is sent to the server.
 */
export function nearestSearch(
  search: string,
  reflections: readonly Pick<Reflection, 'content' | 'question'>[],
): string | null {
  const texts = reflections.map(({ content, question }) => `${content} ${question}`.toLowerCase());
  const folded = texts.map(foldText);
  const words = new Map<string, string>();
  for (const text of texts) for (const [word] of text.matchAll(wordShape)) words.set(foldText(word), word);
  const searched = searchWords(search.toLowerCase()).slice(0, SEARCH_TERMS_MAX);
  const replaced = searched.map((word) => {
    const term = foldText(word);
    return folded.some((text) => text.includes(term)) ? word : nearest(term, words);
  });
  const isFound = folded.some((text) => replaced.every((word) => word !== null && text.includes(foldText(word))));
  const better = replaced.join(' ');
  const isSame = searchTerms(better).join(' ') === searchTerms(search).join(' ');
  return isFound && !isSame ? better : null;
}
