import abbreviations from '../data/abbreviations.json' with { type: 'json' };
import { firstDifference } from './first-difference.ts';
import { sentencesOf } from './sentences.ts';
import { wordCount } from './word-count.ts';

/** Both versions may have a shorter sentence by chance, such as "Yes." */
const SHARED_WORDS_MIN = 3;
/** The same for a sentence without spaces between its words, in characters. */
const SHARED_CHARACTERS_MIN = 7;

const onOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The signs that end a sentence without a space after it. */
const CLOSED = /[。！？][”’」』）]*$/;
/**
 * A word that is written out, and its full stop. Two letters without a vowel may be an abbreviation, as in "hr. Olsen",
 * and so may single letters and the word after them, as in "bl.a." and "t. ex.".
 */
const WRITTEN_OUT =
  /(?:\p{L}{3}|(?:^|[^.\s]\s["'“‘«„(]*)(?=\p{L}?[aeiouyà-öø-ýœаеёиоуыэюяєіїάέήίόύώαεηιουω])\p{L}{2})[.…]+["'”’»)\]]*$/iu;

const SHORTENED = [
  new RegExp(`(?:^|[\\s("“«„])(?:${abbreviations.anyCase.join('|')})\\.$`, 'iu'),
  new RegExp(`(?:^|[\\s("“«„])(?:${abbreviations.asWritten.join('|')})\\.$`, 'u'),
];

/** Look only at the end: a sentence may be long. No word of the list has more than ten letters. */
const isShortened = (sentence: string): boolean => SHORTENED.some((end) => end.test(sentence.slice(-12)));

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
  /[!?؟।。！？]["'”’»)\]」』）]*$/.test(sentence) ||
  (WRITTEN_OUT.test(sentence) && !isShortened(sentence) && !/^\p{N}/u.test(next ?? ''));

/** Split a line into its sentences, each with the white space after it. Split only where a sentence surely ends. */
function sentencesWithSpace(line: string): readonly string[] {
  const all = sentencesOf(line);
  const sentences: string[] = [];
  let [start, end] = [0, 0];
  all.forEach((sentence, index) => {
    // The line may have more white space than the sentence.
    for (let left = sentence.replace(/\s/g, '').length; left > 0; end += 1) if (/\S/.test(line.charAt(end))) left -= 1;
    while (/\s/.test(line.charAt(end))) end += 1;
    if (index < all.length - 1 && !isWhole(sentence, all[index + 1])) return;
    sentences.push(line.slice(start, end));
    start = end;
  });
  return sentences;
}

/** Split a trimmed text as `sentencesWithSpace` splits a line. A line break ends a sentence, too. */
const splitText = (text: string): readonly string[] =>
  (text.match(/[^\n]+(?:\n\s*)?/g) ?? []).flatMap((line) => sentencesWithSpace(line));

type Places = readonly [number, number];

const isLong = (sentence: string): boolean =>
  wordCount(sentence) >= SHARED_WORDS_MIN || (CLOSED.test(sentence) && sentence.length >= SHARED_CHARACTERS_MIN);

/** Return the sentences of enough words that the other version has, too, with their places. */
function comparable(sentences: readonly string[], others: readonly string[]) {
  const known = new Set(others);
  return sentences.flatMap((text, at) => (known.has(text) && isLong(text) ? [{ at, text }] : []));
}

/** Return the places, in each version, of as many sentences of enough words as both have in the same order. */
function longestShared(own: readonly string[], others: readonly string[]): readonly Places[] {
  const [sentences, otherSentences] = [comparable(own, others), comparable(others, own)];
  /** How many sentences both share up to these places, after a row and a column of zeros. */
  let above = new Uint16Array(otherSentences.length + 1);
  const counts = [above];
  for (const { text } of sentences) {
    const row = new Uint16Array(otherSentences.length + 1);
    for (let index = 0; index < otherSentences.length; index += 1) {
      const isShared = text === otherSentences[index]?.text;
      row[index + 1] = isShared ? (above[index] ?? 0) + 1 : Math.max(above[index + 1] ?? 0, row[index] ?? 0);
    }
    counts.push(row);
    above = row;
  }
  const countAt = (at: number, index: number) => counts[at + 1]?.[index + 1] ?? 0;
  const places: Places[] = [];
  let [at, index] = [sentences.length - 1, otherSentences.length - 1];
  while (countAt(at, index) > 0) {
    if (countAt(at, index - 1) === countAt(at, index)) index -= 1;
    else if (countAt(at - 1, index) === countAt(at, index)) at -= 1;
    else {
      places.push([sentences[at]?.at ?? 0, otherSentences[index]?.at ?? 0]);
      at -= 1;
      index -= 1;
    }
  }
  return places.reverse();
}

/**
 * Return the places of all sentences that stay once: those with which both versions begin and end, and as many of enough
 * words as both have in the same order, with the same sentences around them.
 */
function sharedPlaces(own: readonly string[], others: readonly string[]): readonly Places[] {
  const shorter = Math.min(own.length, others.length);
  const start = firstDifference(own, others, shorter);
  const end = firstDifference([...own].reverse(), [...others].reverse(), shorter - start);
  const [ownEnd, otherEnd] = [own.length - end, others.length - end];
  const shared = longestShared(own.slice(start, ownEnd), others.slice(start, otherEnd));
  const places = own.slice(0, start).map((_, at): Places => [at, at]);
  let [from, otherFrom] = [start, start];
  const between = (to: number, otherTo: number) =>
    sharedPlaces(own.slice(from, to), others.slice(otherFrom, otherTo)).map(
      ([at, index]): Places => [from + at, otherFrom + index],
    );
  for (const [at, index] of shared) {
    places.push(...between(start + at, start + index), [start + at, start + index]);
    [from, otherFrom] = [start + at + 1, start + index + 1];
  }
  if (shared.length > 0) places.push(...between(ownEnd, otherEnd));
  for (let at = 0; at < end; at += 1) places.push([ownEnd + at, otherEnd + at]);
  return places;
}

/** Return whether a version has all words of another in a row, or all its sentences in the same order. */
function hasAll(sentences: readonly string[], others: readonly string[]): boolean {
  const [texts, otherTexts] = [sentences, others].map((all) => all.map(onOneLine));
  let found = 0;
  for (const text of texts ?? []) if (text === otherTexts?.[found]) found += 1;
  return found === others.length || hasWords(onOneLine(sentences.join('')), onOneLine(others.join('')));
}

/** Join what two versions have between the same shared sentences. */
function joinDiffering(own: readonly string[], others: readonly string[]): string {
  if (hasAll(own, others)) return own.join('');
  return hasAll(others, own) ? others.join('') : `${own.join('').trimEnd()}\n\n${others.join('')}`;
}

/**
 * Join two versions of a text without losing a word of either, and keep the order of the words of each. If one version
 * has all words of the other in a row, or all its sentences in the same order, return that version. Otherwise, keep once
 * the sentences with which both begin and end, and as many of three or more words as both have in the same order.
 * Between shared sentences, put what only one version has; if both have something there, put that of `first`, a blank
 * line, and that of `second`. Compare whole sentences, and only where they surely end: a full stop may be part of a
 * number or an abbreviation.
 */
export function joinVersions(first: string, second: string): string {
  const [own, others] = [splitText(first.trim()), splitText(second.trim())];
  if (hasAll(own, others)) return first.trim();
  if (hasAll(others, own)) return second.trim();
  const places = sharedPlaces(own.map(onOneLine), others.map(onOneLine));
  let [joined, from, otherFrom] = ['', 0, 0];
  for (const [at, index] of [...places, [own.length, others.length] as const]) {
    const [differing, otherDiffering] = [own.slice(from, at), others.slice(otherFrom, index)];
    // The text goes on as in the other version, also with the white space before.
    if (differing.length === 0 && otherDiffering.length > 0 && otherFrom > 0)
      joined = joined.trimEnd() + /\s*$/.exec(others[otherFrom - 1] ?? '')?.[0];
    joined += joinDiffering(differing, otherDiffering) + (own[at] ?? '');
    [from, otherFrom] = [at + 1, index + 1];
  }
  return joined.trim();
}
