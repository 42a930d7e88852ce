import { firstDifference } from './differing-parts.ts';

/** Split a text after every sentence and every line. Joined, the parts give the text again. */
const partsOf = (text: string): string[] => text.match(/[^.!?…。！？\n]*[.!?…。！？\n]+\s*|[^.!?…。！？\n]+$/g) ?? [];

/**
 * Join two versions of a text. Sentences that both versions have at the beginning or at the end occur once. Between
 * them are the other sentences of `first`, a blank line, and the other sentences of `second`.
 */
export function joinVersions(first: string, second: string): string {
  const [parts, otherParts] = [partsOf(first.trim()), partsOf(second.trim())];
  const shorter = Math.min(parts.length, otherParts.length);
  const start = firstDifference(parts, otherParts, shorter);
  const end = firstDifference([...parts].reverse(), [...otherParts].reverse(), shorter - start);
  const differing = [parts, otherParts]
    .map((all) => all.slice(start, all.length - end).join(''))
    .filter((words) => words.trim() !== '');
  const middle = differing.map((words, at) => (at < differing.length - 1 ? `${words.trimEnd()}\n\n` : words)).join('');
  // Use the longer of the two common beginnings: if one text ends there, it lacks the white space that follows.
  const before = [parts, otherParts]
    .map((all) => all.slice(0, start).join(''))
    .reduce((one, other) => (one.length < other.length ? other : one));
  const after = parts.slice(parts.length - end).join('');
  const needsSpace = middle !== '' && after !== '' && !/\s$/.test(middle);
  return `${before}${middle}${needsSpace ? ' ' : ''}${after}`.trimEnd();
}
