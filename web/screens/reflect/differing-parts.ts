/** A text in three parts, the first and the last of which another text also has at its start and at its end. */
export type DifferingPart = { readonly before: string; readonly differing: string; readonly after: string };

/** Split a text into words, each with the white space after it. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [];

/** Return the first index at which two lists have different words, whatever white space follows; at most `most`. */
function firstDifference(one: readonly string[], other: readonly string[], most: number): number {
  const index = one.slice(0, most).findIndex((word, at) => word.trim() !== other[at]?.trim());
  return index === -1 ? most : index;
}

/**
 * Split two texts into the whole words that both have at the start, those that differ, and those that both have at the
 * end. Return null if no word differs. Also return null if more words of one text differ than are the same, because then
 * the texts are best read as a whole.
 */
export function differingParts(one: string, other: string): [DifferingPart, DifferingPart] | null {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  const shorter = Math.min(words.length, otherWords.length);
  const start = firstDifference(words, otherWords, shorter);
  const end = firstDifference([...words].reverse(), [...otherWords].reverse(), shorter - start);
  const longer = Math.max(words.length, otherWords.length);
  if (longer > 2 * (start + end)) return null;
  const partsOf = (all: readonly string[]): DifferingPart => ({
    before: all.slice(0, start).join(''),
    differing: all.slice(start, all.length - end).join(''),
    after: all.slice(all.length - end).join(''),
  });
  const parts: [DifferingPart, DifferingPart] = [partsOf(words), partsOf(otherWords)];
  return parts.some(({ differing }) => differing.trim() !== '') ? parts : null;
}
