// Takes the text of a share card from a long summary (SPECIFICATION 5). The quote digest is up to five picked
// sentences. Fulltext is the first ten sentences, in paragraphs of three.
import {
  DIGEST_DROPPED_CHARACTERS,
  DIGEST_OPENING_SENTENCES,
  DIGEST_SENTENCES_MAX,
  FULLTEXT_SENTENCES_MAX,
  FULLTEXT_SENTENCES_PER_PARAGRAPH,
} from '../limits.ts';
import { followsIn, summarySentencesOf } from './summary-sentences.ts';

/** Patterns of insights, feelings and plans. The digest contains one sentence for each pattern. */
const MENTIONS: readonly RegExp[] = [
  /\b(?:theme|pattern|growth|insight|learned)/i,
  /\b(?:feel|emotion|experience)/i,
  /\b(?:focus|goal|plan|next)/i,
];

/**
 * Return the sentences of the quote digest, at most 5, in the order of the text. Return all sentences if there are no
 * more than 5. Otherwise, return the first two and, for each of the three patterns, the first other sentence that
 * matches.
 */
export function quoteDigest(longSummary: string): string[] {
  const sentences = summarySentencesOf(longSummary)
    .filter(({ text }) => text.length > DIGEST_DROPPED_CHARACTERS)
    .map(({ shown }) => shown);
  if (sentences.length <= DIGEST_SENTENCES_MAX) return sentences;
  const picked = new Set(sentences.slice(0, DIGEST_OPENING_SENTENCES).keys());
  for (const mention of MENTIONS) {
    const at = sentences.findIndex((sentence, index) => !picked.has(index) && mention.test(sentence));
    if (at !== -1) picked.add(at);
  }
  return sentences.filter((_, index) => picked.has(index));
}

/** Return the first 10 sentences of a long summary. */
export const fulltextSentences = (longSummary: string): string[] =>
  summarySentencesOf(longSummary)
    .slice(0, FULLTEXT_SENTENCES_MAX)
    .map(({ shown }) => shown);

/**
 * Group sentences in paragraphs of at most 3. Begin a new paragraph at a sentence that does not directly follow the
 * previous sentence in the summary. Otherwise, a quote would seem to be from the day that an unrelated sentence names.
 */
export function fulltextParagraphs(sentences: readonly string[], longSummary: string): string[][] {
  const all = summarySentencesOf(longSummary);
  const paragraphs: string[][] = [];
  for (const sentence of sentences) {
    const last = paragraphs[paragraphs.length - 1];
    const hasRoom = last !== undefined && last.length < FULLTEXT_SENTENCES_PER_PARAGRAPH;
    if (hasRoom && followsIn(all, sentence, last[last.length - 1])) last.push(sentence);
    else paragraphs.push([sentence]);
  }
  return paragraphs;
}
