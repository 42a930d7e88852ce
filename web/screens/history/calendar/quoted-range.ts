const quotationMarks = /[“”„«»「」]/u;
/** Ignore shorter pieces of a sentence, such as "On Monday", because a reflection may contain them by chance. */
const shortestCharacters = 12;

/** Return the range of `content` that a sentence of a summary quotes, or null. White space may differ. */
export function quotedRange(sentence: string, content: string): { from: number; until: number } | null {
  const pieces = sentence
    .split(quotationMarks)
    // Remove the punctuation at the end of a quote: it may differ from the reflection's, or be an ellipsis after a cut.
    .map((piece) => piece.trim().replace(/[.…,:]+$/u, ''))
    .filter((piece) => piece.length >= shortestCharacters)
    .sort((one, other) => other.length - one.length);
  for (const piece of pieces) {
    const pattern = piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
    const found = new RegExp(pattern, 'u').exec(content);
    if (found) return { from: found.index, until: found.index + found[0].length };
  }
  return null;
}
