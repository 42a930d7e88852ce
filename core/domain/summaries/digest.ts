// The text of a share card (SPECIFICATION 5): a quote digest of up to five sentences of the summary, or its first ten
// sentences in paragraphs of three.
import {
  DIGEST_DROPPED_CHARACTERS,
  DIGEST_OPENING_SENTENCES,
  DIGEST_SENTENCES_MAX,
  FULLTEXT_SENTENCES_MAX,
  FULLTEXT_SENTENCES_PER_PARAGRAPH,
} from '../limits.ts';
import { findSentences, summarySentencesOf } from './summary-sentences.ts';

/** Insights, feelings and plans: the digest contains one sentence for each pattern. */
const MENTIONS: readonly RegExp[] = [
  /\b(?:theme|pattern|growth|insight|learned)/i,
  /\b(?:feel|emotion|experience)/i,
  /\b(?:focus|goal|plan|next)/i,
];

/**
 * Return at most 5 sentences in the order of the text: all if there are no more, otherwise the first two and, for each
 * pattern, the first other sentence that matches. Skip the sentences in `leftOut`.
 */
export function quoteDigest(longSummary: string, leftOut: readonly string[] = []): string[] {
  const sentences = summarySentencesOf(longSummary)
    .filter(({ text, shown }) => text.length > DIGEST_DROPPED_CHARACTERS && !leftOut.includes(shown))
    .map(({ shown }) => shown);
  if (sentences.length <= DIGEST_SENTENCES_MAX) return sentences;
  const picked = new Set(sentences.slice(0, DIGEST_OPENING_SENTENCES).keys());
  for (const mention of MENTIONS) {
    const at = sentences.findIndex((sentence, index) => !picked.has(index) && mention.test(sentence));
    if (at !== -1) picked.add(at);
  }
  return sentences.filter((_, index) => picked.has(index));
}

/** Return the first `max` sentences. */
export const fulltextSentences = (longSummary: string, max = FULLTEXT_SENTENCES_MAX): string[] =>
  summarySentencesOf(longSummary)
    .slice(0, max)
    .map(({ shown }) => shown);

/**
 * Group sentences in paragraphs of at most 3. Begin a paragraph at a sentence that does not directly follow the
 * previous one in the summary: otherwise a quote would seem to be from the day that an unrelated sentence names.
 * `earlier` are the sentences of the pictures before.
 */
export function fulltextParagraphs(
  sentences: readonly string[],
  longSummary: string,
  earlier: readonly string[] = [],
): string[][] {
  const placed = findSentences(longSummary, sentences, earlier);
  const paragraphs: string[][] = [];
  for (const [index, sentence] of sentences.entries()) {
    const last = paragraphs[paragraphs.length - 1];
    const hasRoom = last !== undefined && last.length < FULLTEXT_SENTENCES_PER_PARAGRAPH;
    if (hasRoom && placed[index]?.follows) last.push(sentence);
    else paragraphs.push([sentence]);
  }
  return paragraphs;
}
