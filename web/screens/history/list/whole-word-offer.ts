import type { Reflection } from '../../../../core/contract/reflection.ts';
import { matchRanges, searchTerms } from '../../../../core/domain/texts/reflection-search.ts';
import { QUOTED, searchWords } from '../../../../core/domain/texts/search-words.ts';
import { isShortWord } from './search-excerpt.tsx';

export type WholeWordOffer = { readonly label: string; readonly search: string };

/**
 * Return a search for whole words, if words of the search are found both as whole words and inside longer ones. Of
 * several words, only the short ones are offered: they are not marked, so the user does not see where they were found.
 */
export function wholeWordOffer(search: string, reflections: readonly Reflection[]): WholeWordOffer | null {
  const isOnly = searchTerms(search).length === 1;
  const texts = reflections.flatMap(({ content, question }) => [content, question]);
  const offered: string[] = [];
  const narrow = (typed: string) => {
    const [word = ''] = searchWords(typed);
    const [term = ''] = searchTerms(word);
    if (word === '' || !(isOnly || isShortWord(term)) || !isInLongerWords(term, texts)) return typed;
    offered.push(`“${word}”`);
    return `"${word}"`;
  };
  const phrases = search.match(QUOTED) ?? [];
  const narrowed = search
    .split(QUOTED)
    .filter((_, index) => index % 2 === 0)
    .map((unquoted, index) => unquoted.replace(/\S+/g, narrow) + (phrases[index] ?? ''))
    .join('')
    .trim();
  if (offered.length === 0) return null;
  const label = `Only ${offered.join(' and ')} as ${offered.length === 1 ? 'a whole word' : 'whole words'}`;
  return { label: isOnly ? 'Only the whole word' : label, search: narrowed };
}

/**
 * Return whether texts have a term both as a whole word and in the middle or at the end of a longer word. A match at the
 * start of a longer word, such as a plural, does not count.
 */
function isInLongerWords(term: string, texts: readonly string[]): boolean {
  const found = texts.map((text) => ({
    text,
    ranges: matchRanges(text, [term]),
    words: matchRanges(text, [`"${term}"`]).length,
  }));
  const isInside = ({ text, ranges, words }: (typeof found)[number]) =>
    ranges.length > words && ranges.some(({ from }) => /\p{L}/u.test(text.charAt(from - 1)));
  return found.some(({ words }) => words > 0) && found.some(isInside);
}
