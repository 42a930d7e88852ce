// How many words of a summary are the writer's own: those inside quotation marks. A quote may run over several
// sentences; a mark that is never closed quotes nothing.
import { wordCount } from './word-count.ts';

const QUOTES = /“([^“”]*)”|«([^«»]*)»|„([^„“]*)“|「([^「」]*)」|"([^"]*)"/g;
const BETWEEN_SENTENCES = '\n';

/** For each of the sentences, in the order of the text and each on one line, how many of its words are quoted. */
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
