const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const spaced = /[\p{L}\p{M}\p{N}]+(?:['’.,-][\p{L}\p{M}\p{N}]+)*/gu;
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Return the words of a text in a script with spaces. Much faster than Intl.Segmenter. */
export const spacedWords = (text: string): string[] => text.match(spaced) ?? [];

/** Return the words of a text in any script. The platform's dictionary splits scripts without spaces. */
export function wordsIn(text: string): string[] {
  if (!withoutSpaces.test(text)) return spacedWords(text);
  return Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

export const countWords = (text: string): number => wordsIn(text).length;

export type PlacedWord = { readonly text: string; readonly start: number };

export function placedWords(text: string): PlacedWord[] {
  if (!withoutSpaces.test(text))
    return Array.from(text.matchAll(spaced), (found) => ({ text: found[0], start: found.index }));
  return Array.from(segmenter.segment(text)).flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? [{ text: segment, start: index }] : [],
  );
}
