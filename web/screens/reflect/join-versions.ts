/** Split a text after every sentence and every line. Joined, the parts give the text again. */
const partsOf = (text: string): string[] => text.match(/[^.!?…。！？\n]*[.!?…。！？\n]+\s*|[^.!?…。！？\n]+$/g) ?? [];

const isEqual = (one: string | undefined, other: string | undefined) => one?.trim() === other?.trim();

/**
 * Join two versions of a text. Their common first sentences and their common last sentences occur once, around what
 * differs: first the sentences of `first`, then a blank line and those of `second`.
 */
export function joinVersions(first: string, second: string): string {
  const [parts, otherParts] = [partsOf(first.trim()), partsOf(second.trim())];
  const shorter = Math.min(parts.length, otherParts.length);
  let start = 0;
  while (start < shorter && isEqual(parts[start], otherParts[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isEqual(parts.at(-1 - end), otherParts.at(-1 - end))) end += 1;
  const differing = [parts, otherParts]
    .map((all) => all.slice(start, all.length - end).join(''))
    .filter((words) => words.trim() !== '');
  const middle = differing.map((words, at) => (at < differing.length - 1 ? `${words.trimEnd()}\n\n` : words)).join('');
  // The last part of a text has no white space after it.
  const before = [parts, otherParts]
    .map((all) => all.slice(0, start).join(''))
    .reduce((one, other) => (one.length < other.length ? other : one));
  const after = parts.slice(parts.length - end).join('');
  const needsSpace = middle !== '' && after !== '' && !/\s$/.test(middle);
  return `${before}${middle}${needsSpace ? ' ' : ''}${after}`.trimEnd();
}
