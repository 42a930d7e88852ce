/**
 * Cuts a reflection into sentences that can be quoted word for word. Links are never quoted, list marks and line
 * breaks are no part of a sentence, and the point of an abbreviation ends none.
 */
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const listMark = /^\s*(?:[-*•>#–—]+|\d{1,2}[.)])\s+/u;
const link = /https?:\/\/\S|www\.\S|\S@[^\s@]+\.\S/iu;
const abbreviationEnd = /(?:^|[\s(“"])(?:dr|mr|mrs|ms|st|prof|vs|no|e\.g|i\.e|etc|approx|\p{Lu})\.$/iu;

/** With the space and the bracket before it. */
const longestAbbreviation = 12;

/** More than 20,000 characters of ordinary text have; a page of one-letter lines must not keep the server busy. */
const mostSentences = 250;

/** The longest quote, in characters: two lines and a half on a phone's summary screen. */
const longestQuote = 190;

function joinAbbreviations(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const previous = joined.at(-1);
    if (previous !== undefined && abbreviationEnd.test(previous.slice(-longestAbbreviation)))
      joined[joined.length - 1] = `${previous} ${part}`;
    else joined.push(part);
  }
  return joined;
}

function sentencesOfLine(line: string): string[] {
  const text = line.replace(listMark, '').replace(/\s+/gu, ' ').trim();
  const parts = Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter((part) => part !== '');
  return joinAbbreviations(parts).filter((part) => !link.test(part) && /\p{L}/u.test(part));
}

/** The first 250 sentences in order, each with single spaces, without those that hold a link or an address. */
export function sentencesOf(content: string): string[] {
  const sentences: string[] = [];
  for (const line of content.split(/\r?\n+/u)) {
    if (sentences.length >= mostSentences) break;
    sentences.push(...sentencesOfLine(line));
  }
  return sentences.slice(0, mostSentences);
}

/** Whether a reader that splits at points would tear the sentence apart: one inside it, before its end. */
export const hasInnerEnd = (sentence: string): boolean => /[.!?…。！？][”"’')\]]*\s+\S/u.test(sentence);

/** Cuts what is too long at a clause, else at a word, never inside a character, and says so with an ellipsis. */
export function clipped(sentence: string): string {
  if (sentence.length <= longestQuote) return sentence;
  const head = Array.from(sentence.slice(0, longestQuote)).slice(0, -1).join('');
  const clause = Math.max(
    head.lastIndexOf(', '),
    head.lastIndexOf('; '),
    head.lastIndexOf(' – '),
    head.lastIndexOf('，'),
  );
  const space = head.lastIndexOf(' ');
  const end = clause > longestQuote / 2 ? clause : space > longestQuote / 2 ? space : head.length;
  return `${head.slice(0, end).replace(/[\s,;:–—-]+$/u, '')}…`;
}

/** The sentence between quotation marks, its own inner ones made single, ending as a sentence does. */
export function quoted(sentence: string): string {
  const inner = clipped(sentence)
    .replace(/[“”„«»]/gu, "'")
    .replaceAll('"', "'");
  const ended = /[.!?…。！？]['’)\]]*$/u.test(inner) ? inner : `${inner.replace(/[\s,;:–—-]+$/u, '')}.`;
  return `“${ended}”`;
}
