import { QUOTES } from '../../../core/domain/texts/own-words.ts';

/** Shorter quotations are single words that many sentences may name. */
const QUOTATION_MIN_CHARACTERS = 12;

/** 32-bit FNV-1a of the letters and digits. Not for secrets. */
function hashOf(text: string): number {
  let state = 0x811c9dc5;
  for (const character of text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return state;
}

/**
 * Return a hash of each quotation in a sentence of a summary, or of the whole sentence if it quotes nothing. Two versions
 * of a summary may put other words around the same quotation.
 */
export function sentenceHashes(sentence: string): readonly number[] {
  const quotations = [...sentence.matchAll(QUOTES)]
    .map((match) => match.slice(1).join(''))
    .filter(({ length }) => length >= QUOTATION_MIN_CHARACTERS);
  return (quotations.length > 0 ? quotations : [sentence]).map(hashOf);
}
