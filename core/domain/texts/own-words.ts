// Count the user's own words in a summary, which are in quotation marks. A quotation may span several sentences.
import { wordCount } from './word-count.ts';

/** Matches a quotation. There is one group per kind of quotation marks; all but the matching one are undefined. */
export const QUOTES = /“([^“”]*)”|«([^«»]*)»|„([^„“]*)“|「([^「」]*)」|"([^"]*)"/g;
const BETWEEN_SENTENCES = '\n';

/** Return the number of words of a title that a quotation of the text has word for word; 0 for any other title. */
export function ownWordsOfTitle(title: string, text: string): number {
  const quoted = [...text.matchAll(QUOTES)].map((match) => match.slice(1).join(' ').toLowerCase());
  return quoted.some((quote) => quote.includes(title.toLowerCase())) ? wordCount(title) : 0;
}

/** Return the number of quoted words of each sentence. The sentences are in text order, each on one line. */
export function ownWordCounts(sentences: readonly string[]): number[] {
  const counts = sentences.map(() => 0);
  const text = sentences.join(BETWEEN_SENTENCES);
  for (const match of text.matchAll(QUOTES)) {
    const first = text.slice(0, match.index).split(BETWEEN_SENTENCES).length - 1;
    const parts = match.slice(1).find((part) => part !== undefined) ?? '';
    for (const [index, part] of parts.split(BETWEEN_SENTENCES).entries()) {
      counts[first + index] = (counts[first + index] ?? 0) + wordCount(part);
    }
  }
  return counts;
}
