const quotationMarks = /[“”„«»「」]/u;
/** Shorter pieces, such as "On Monday", may be in a text by chance. */
const shortestCharacters = 12;

/** Return where a text has the words that a sentence of a summary quotes, or null. White space may differ. */
export function quotedRange(sentence: string, content: string): { from: number; until: number } | null {
  const pieces = sentence
    .split(quotationMarks)
    // The writer may add an end mark to a quote, or leave its end out.
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
