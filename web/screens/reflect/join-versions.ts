import { firstDifference } from './differing-parts.ts';

/**
 * Join two versions of a text. Their common first lines and their common last lines occur once, around what differs:
 * first the lines of `first`, then a blank line and those of `second`. Compare whole lines, not sentences: a full stop
 * may be part of a number or an abbreviation, and half a sentence would lose its sense.
 */
export function joinVersions(first: string, second: string): string {
  const [lines, otherLines] = [first.trim().split('\n'), second.trim().split('\n')];
  const shorter = Math.min(lines.length, otherLines.length);
  const start = firstDifference(lines, otherLines, shorter);
  const end = firstDifference([...lines].reverse(), [...otherLines].reverse(), shorter - start);
  const differing = [lines, otherLines]
    .map((all) => all.slice(start, all.length - end).join('\n'))
    .filter((words) => words.trim() !== '');
  return [
    ...lines.slice(0, start),
    ...(differing.length > 0 ? [differing.join('\n\n')] : []),
    ...lines.slice(lines.length - end),
  ]
    .join('\n')
    .trim();
}
