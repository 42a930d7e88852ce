import { firstDifference } from '../../../core/domain/texts/first-difference.ts';

/** A text in three parts. The text that it is compared with has the same words in `before` and in `after`. */
export type DifferingPart = { readonly before: string; readonly differing: string; readonly after: string };

/** Split a text into words, each with the white space after it. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [];

/**
 * Split two texts after their common first words and before their common last words. Return null if no word differs, or
 * if more than half of the words of the longer text differ: marking so much text would not help the reader.
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
