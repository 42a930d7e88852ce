import { diffArrays } from 'diff';

/** A part of a text: words that the compared text has in the same order, or words that it does not have. */
export type TextPart = {
  /** The position of the part in its text, in UTF-16 units. */
  readonly start: number;
  readonly words: string;
  readonly isDiffering: boolean;
};

/** Texts with more differing words get no marks: finding these words would take longer than 0.1 s. */
const mostDiffering = 1_000;

/** Split a text into words, each with the white space after it, and the first one also with that before it. */
const wordsOf = (text: string): string[] => text.match(/^\s*\S+\s*|\S+\s*/g) ?? [];

const trimmed = (words: readonly string[]): string[] => words.map((word) => word.trim());

/**
 * Split two texts into the parts that they have in common and those that differ. Return null if no word differs, or if
 * more than half of the words of the longer text differ: marking so much text would not help the reader.
 */
export function differingParts(one: string, other: string): [TextPart[], TextPart[]] | null {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  // If half of the longer text is common, all other words of both texts are at most as many as the shorter text has.
  const maxEditLength = Math.min(words.length, otherWords.length, mostDiffering);
  const changes = diffArrays(trimmed(words), trimmed(otherWords), { maxEditLength });
  if (!changes?.some(({ added, removed }) => added || removed)) return null;
  const partsOf = (all: readonly string[], isElsewhere: 'added' | 'removed'): TextPart[] => {
    let [next, start] = [0, 0];
    return changes
      .filter((change) => !change[isElsewhere])
      .map(({ count, added, removed }) => {
        const part = { start, words: all.slice(next, next + count).join(''), isDiffering: added || removed };
        next += count;
        start += part.words.length;
        return part;
      });
  };
  return [partsOf(words, 'added'), partsOf(otherWords, 'removed')];
}
