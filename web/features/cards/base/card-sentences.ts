import type { Summary } from '../../../../core/contract/summaries.ts';
import { DIGEST_SENTENCES_MAX, FULLTEXT_SENTENCES_MAX } from '../../../../core/domain/limits.ts';
import { fulltextSentences, quoteDigest } from '../../../../core/domain/summaries/digest.ts';
import { summarySentencesOf } from '../../../../core/domain/summaries/summary-sentences.ts';
import type { CardMode } from './design.ts';
import { printable } from './printable.ts';

/** The maximum number of sentences on a card in each mode. */
export const sentenceRoom: Readonly<Record<CardMode, number>> = {
  quote: DIGEST_SENTENCES_MAX,
  fulltext: FULLTEXT_SENTENCES_MAX,
};

const quotation = /[“«"「].{12,}[”»"」]/;

/** Whether a sentence quotes the user. */
export const hasOwnWords = (sentence: string): boolean => quotation.test(sentence);

/**
 * Return the digest. If its second sentence quotes the user and its first does not, move the second to the front,
 * because layouts set the first sentence in large type.
 */
function ownWordsFirst([first, second, ...rest]: readonly string[]): readonly string[] {
  if (first === undefined || second === undefined) return first === undefined ? [] : [first];
  return hasOwnWords(second) && !hasOwnWords(first) ? [second, first, ...rest] : [first, second, ...rest];
}

/** Return the sentences that a card shows by default, in the order of the card. */
export function cardSentences(summary: Summary, mode: CardMode): readonly string[] {
  const text = printable(summary.longSummary);
  return mode === 'quote' ? ownWordsFirst(quoteDigest(text)) : fulltextSentences(text);
}

/** Return all sentences of a summary, each once, in the order of the text. */
export const summarySentences = (summary: Summary): readonly string[] => [
  ...new Set(summarySentencesOf(printable(summary.longSummary)).map(({ shown }) => shown)),
];
