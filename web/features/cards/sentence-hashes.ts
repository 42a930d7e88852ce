import { QUOTES } from '../../../core/domain/texts/own-words.ts';

/** Shorter quotations are single words that many sentences may name. */
export const QUOTATION_MIN_CHARACTERS = 12;

/** Two quotations with so many words in a row in common count as the same words. A quotation may also be shorter. */
export const RUN_WORDS = 4;

/** 32-bit FNV-1a of the letters and digits. Not for secrets. */
export function hashOf(text: string): number {
  let state = 0x811c9dc5;
  for (const character of text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return state;
}

/** Return the quotations of a sentence, without their marks. */
const quotationsIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(QUOTES)]
    .map((match) => match.slice(1).join(''))
    .filter(({ length }) => length >= QUOTATION_MIN_CHARACTERS);

/**
 * Return a hash of each quotation in a sentence of a summary, or of the whole sentence if it quotes nothing. Two versions
 * of a summary may put other words around the same quotation.
 */
export function sentenceHashes(sentence: string): readonly number[] {
  const quotations = quotationsIn(sentence);
  return (quotations.length > 0 ? quotations : [sentence]).map(hashOf);
}

/** Return each run of `wordCount` words in the quotations of a sentence. */
export const runsIn = (sentence: string, wordCount: number): readonly string[] =>
  quotationsIn(sentence).flatMap((quotation) => {
    const words = quotation.match(/\S+/g) ?? [];
    return words.slice(wordCount - 1).map((_, at) => words.slice(at, at + wordCount).join(' '));
  });
