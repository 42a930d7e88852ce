// Count the user's own words in a summary, which are in quotation marks. A quotation may span several sentences.
import { wordCount } from './word-count.ts';

/** Matches a quotation. There is one group per kind of quotation marks; all but the matching one are undefined. */
export const QUOTES = /“([^“”]*)”|«([^«»]*)»|„([^„“]*)“|「([^「」]*)」|"([^"]*)"/g;
const BETWEEN_SENTENCES = '\n';

/** Only scripts with small letters: others may write words without a space, or with a prefix. */
const IN_WORD = /[\p{Ll}\p{M}\p{N}]/u;

/**
 * Return the `shown` sentences from which a title is made: a quotation has the title word for word there. The sentences
 * are all of a text, in its order.
 */
export function sentencesOfTitle(
  title: string,
  sentences: readonly { readonly text: string; readonly shown: string }[],
): readonly string[] {
  const text = sentences.map((each) => each.text.toLowerCase()).join(BETWEEN_SENTENCES);
  const words = title.toLowerCase();
  const placeOf = (at: number) => text.slice(0, at).split(BETWEEN_SENTENCES).length;
  const isBorder = (character: string) => !IN_WORD.test(character);
  return [...text.matchAll(QUOTES)].flatMap(({ 0: quote, index }) => {
    const parts = quote.split(BETWEEN_SENTENCES).join(' ').split(words);
    let end = index;
    return parts.slice(1).flatMap((after, place) => {
      const before = parts[place] ?? '';
      const start = end + before.length;
      end = start + words.length;
      return isBorder(before.slice(-1)) && isBorder(after.slice(0, 1))
        ? sentences.slice(placeOf(start) - 1, placeOf(end)).map(({ shown }) => shown)
        : [];
    });
  });
}

/** Return the number of quoted words of each sentence. The sentences are in text order, each on one line. */
export function ownWordCounts(sentences: readonly string[]): number[] {
  const counts = sentences.map(() => 0);
  const text = sentences.join(BETWEEN_SENTENCES);
  for (const match of text.matchAll(QUOTES)) {
    const first = text.slice(0, match.index).split(BETWEEN_SENTENCES).length - 1;
    const parts = match.slice(1).find((part) => part !== undefined) ?? '';
    for (const [index, part] of parts.split(BETWEEN_SENTENCES).entries()) {
      counts[first + index] = (counts[first + index] ?? 0) + wordCount(part);
    }
  }
  return counts;
}
