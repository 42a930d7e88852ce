import { firstDifference } from './first-difference.ts';
import { sentencesOf } from './sentences.ts';
import { wordCount } from './word-count.ts';

/** Both versions may have a shorter line by chance, such as "Yes." */
const SHARED_LINE_WORDS_MIN = 3;

const onOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The signs that end a sentence without a space after it. */
const CLOSED = /[。！？][”’」』）]*$/;
/** A word that is written out, and its full stop. Short words may be abbreviations, as in "bl.a." and "ca. 5". */
const WRITTEN_OUT = /\p{L}{3}[.…]+$/u;

/** What may follow words in a row: the end of a sentence. */
const ENDS = /^(?:[.!?…。！？]*(?:\s|$)|[。！？])/;

/**
 * Return whether `text` has the words of `part` in a row. A word of the text may only have a sentence's end in
 * addition.
 */
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

/** Return whether the text surely goes on with a new sentence after this one. */
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

type Places = readonly [number, number];

/** Return the lines of enough words, with their places. An empty line of a long text must cost no time. */
const comparableLines = (lines: readonly string[]) =>
  lines.flatMap((line, at) => (wordCount(line) >= SHARED_LINE_WORDS_MIN ? [{ at, text: line.trim() }] : []));

/** Return the places, in each version, of as many lines of enough words as both have in the same order. */
function sharedLines(own: readonly string[], others: readonly string[]): readonly Places[] {
  const [lines, otherLines] = [comparableLines(own), comparableLines(others)];
  /** How many lines both share up to these places, after a row and a column of zeros. */
  let above = new Uint16Array(otherLines.length + 1);
  const counts = [above];
  for (const { text } of lines) {
    const row = new Uint16Array(otherLines.length + 1);
    for (let index = 0; index < otherLines.length; index += 1) {
      const isShared = text === otherLines[index]?.text;
      row[index + 1] = isShared ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0);
    }
    counts.push(row);
    above = row;
  }
  const countAt = (at: number, index: number) => counts[at + 1]?.[index + 1] ?? 0;
  const places: Places[] = [];
  let [at, index] = [lines.length - 1, otherLines.length - 1];
  while (countAt(at, index) > 0) {
    if (countAt(at, index - 1) === countAt(at, index)) index -= 1;
    else if (countAt(at - 1, index) === countAt(at, index)) at -= 1;
    else {
      places.push([lines[at]?.at ?? 0, otherLines[index]?.at ?? 0]);
      at -= 1;
      index -= 1;
    }
  }
  return places.reverse();
}

function joinLines(lines: readonly string[], otherLines: readonly string[]): readonly string[] {
  const shorter = Math.min(lines.length, otherLines.length);
  const start = firstDifference(lines, otherLines, shorter);
  const end = firstDifference([...lines].reverse(), [...otherLines].reverse(), shorter - start);
  const own = lines.slice(start, lines.length - end);
  const others = otherLines.slice(start, otherLines.length - end);
  return [...lines.slice(0, start), ...joinDiffering(own, others), ...lines.slice(lines.length - end)];
}

function joinDiffering(own: readonly string[], others: readonly string[]): readonly string[] {
  const shared = sharedLines(own, others);
  if (shared.length > 0) {
    let [start, otherStart] = [0, 0];
    return [...shared, [own.length, others.length] as const].flatMap(([at, index]) => {
      const between = joinLines(own.slice(start, at), others.slice(otherStart, index));
      [start, otherStart] = [at + 1, index + 1];
      return [...between, ...own.slice(at, at + 1)];
    });
  }
  const [ownLine = '', ...followingOwn] = own;
  const [otherLine = '', ...followingLines] = others;
  const ownRest = [withoutCommonSentences(otherLine, ownLine), ...followingOwn];
  const rest = [withoutCommonSentences(ownLine, otherLine), ...followingLines];
  const [first, second] = [own, rest].map((all) => all.join('\n'));
  // Two versions that were joined before: the first has the words after the shared sentences, too.
  if (!second?.trim() || hasWords(onOneLine(ownRest.join('\n')), onOneLine(second))) return own;
  return first?.trim() ? [first.trimEnd(), '', second.replace(/^\n+/, '')] : rest;
}

/**
 * Join two versions of a text without losing a word of either, and keep the order of the words of each. If one version
 * has all words of the other in a row, return that version. Otherwise, keep shared opening and closing lines once, and
 * so as many lines of three or more words as both have in the same order. Between shared lines put the remaining lines
 * of `first`, a blank line, and the remaining lines of `second`, without the opening sentences that both share. Compare
 * whole sentences, and only where they surely end: a full stop may be part of a number or an abbreviation.
 */
export function joinVersions(first: string, second: string): string {
  if (hasWords(onOneLine(first), onOneLine(second))) return first.trim();
  if (hasWords(onOneLine(second), onOneLine(first))) return second.trim();
  return joinLines(first.trim().split('\n'), second.trim().split('\n')).join('\n').trim();
}
