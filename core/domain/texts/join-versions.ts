import { firstDifference } from './first-difference.ts';
import { sentencesOf } from './sentences.ts';

const onOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The signs that end a sentence without a space after it. */
const CLOSED = /[。！？][”’」』）]*$/;
/** A word that is written out, and its full stop. Short words may be abbreviations, as in "bl.a." and "ca. 5". */
const WRITTEN_OUT = /\p{L}{3}[.…]+$/u;

/** What may follow words in a row: the end of a sentence. */
const ENDS = /^(?:[.!?…。！？]*(?:\s|$)|[。！？])/;

/** Whether `text` has the words of `part` in a row. A word of the text may only have a sentence's end in addition. */
function hasWords(text: string, part: string): boolean {
  if (part === '') return true;
  const isClosed = CLOSED.test(part);
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const before = text.slice(Math.max(at - 3, 0), at);
    const begins = before === '' || before.endsWith(' ') || CLOSED.test(before);
    if (begins && (isClosed || ENDS.test(text.slice(at + part.length)))) return true;
  }
  return false;
}

/** Whether the text surely goes on with a new sentence after this one. */
const isWhole = (sentence: string, next: string | undefined): boolean =>
  /[!?؟।。！？]["'”’»)\]」』）]*$/.test(sentence) || (WRITTEN_OUT.test(sentence) && !/^\p{N}/u.test(next ?? ''));

/** Return the line `other` without the whole sentences with which both lines begin. */
function withoutCommonSentences(line: string, other: string): string {
  const [sentences, others] = [sentencesOf(line), sentencesOf(other)];
  let same = firstDifference(sentences, others, Math.min(sentences.length, others.length));
  const isWholeInBoth = (last: string) => isWhole(last, sentences[same]) && isWhole(last, others[same]);
  while (same > 0 && !isWholeInBoth(others[same - 1] ?? '')) same -= 1;
  if (same === 0) return other;
  return others.slice(0, same).reduce((rest, sentence) => rest.slice(sentence.length).trimStart(), onOneLine(other));
}

/**
 * Join two versions of a text without losing a word of either. If one version has all words of the other in a row,
 * return that version. Otherwise, keep shared opening and closing lines once. Between them put the remaining lines of
 * `first`, a blank line, and the remaining lines of `second`, without the opening sentences that both share. Compare
 * whole sentences, and only where they surely end: a full stop may be part of a number or an abbreviation.
 */
export function joinVersions(first: string, second: string): string {
  if (hasWords(onOneLine(first), onOneLine(second))) return first.trim();
  if (hasWords(onOneLine(second), onOneLine(first))) return second.trim();
  const [lines, otherLines] = [first.trim().split('\n'), second.trim().split('\n')];
  const shorter = Math.min(lines.length, otherLines.length);
  const start = firstDifference(lines, otherLines, shorter);
  const end = firstDifference([...lines].reverse(), [...otherLines].reverse(), shorter - start);
  const own = lines.slice(start, lines.length - end);
  const [otherLine = '', ...followingLines] = otherLines.slice(start, otherLines.length - end);
  const others = [withoutCommonSentences(own[0] ?? '', otherLine), ...followingLines];
  const differing = [own, others].map((all) => all.join('\n')).filter((words) => words.trim() !== '');
  return [
    ...lines.slice(0, start),
    ...(differing.length > 0 ? [differing.reduce((one, other) => `${one}\n\n${other.replace(/^\n+/, '')}`)] : []),
    ...lines.slice(lines.length - end),
  ]
    .join('\n')
    .trim();
}
