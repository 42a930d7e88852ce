// Matches of a search in summaries. The words before a quote, such as "On Tuesday, ", are mostly of the writer and not of
// the user: a part of a word does not match there, so "Da" does not find every Tuesday.

/** The words between the beginning of a sentence and a quote, at most 40 characters. */
const INTRODUCTION = /(^|[\n.!?…。！？”“»」]\s*)([^\n.!?…。！？„“”«»「」]{1,40})[„“«「]/gu;
const IN_WORD = /[\p{L}\p{N}\p{M}]/u;

export type WordRange = { readonly from: number; readonly until: number; readonly isWhole: boolean };

/** Return the matches of a pattern with the flag `g`, in order and without overlap, as ranges in UTF-16 units. */
export function wordRanges(text: string, pattern: RegExp): WordRange[] {
  if (text.search(pattern) === -1) return [];
  const introductions = [...text.matchAll(INTRODUCTION)].map(({ index, 1: before = '', 2: words = '' }) => {
    const from = index + before.length;
    return { from, until: from + words.length };
  });
  const isIntroduction = (at: number) => introductions.some(({ from, until }) => from <= at && at < until);
  return [...text.matchAll(pattern)]
    .map(({ index: from, 0: { length } }) => {
      const until = from + length;
      const isWhole = !IN_WORD.test(text.charAt(from - 1)) && !IN_WORD.test(text.charAt(until));
      return { from, until, isWhole };
    })
    .filter(({ from, isWhole }) => isWhole || !isIntroduction(from));
}
