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
 * If the second sentence of a digest quotes the user and the first only announces the quote, move the first to the end.
 * Layouts set the first sentence of a digest in large type, and at the end the announcement reads as a caption below the
 * quotes.
 */
function ownWordsFirst(sentences: readonly string[]): readonly string[] {
  const [first, second] = sentences;
  if (first === undefined || second === undefined || hasOwnWords(first) || !hasOwnWords(second)) return sentences;
  return [...sentences.slice(1), first];
}

const quotationMark = /[“”«»"「」„]/;

/**
 * Return the text of a builtin summary, without its last paragraph if that paragraph has no quote. It would be about
 * earlier weeks or contain a name. Only the user should put these on a card.
 */
function withoutClosing(text: string): string {
  const at = text.lastIndexOf('\n\n');
  return at > 0 && quotationMark.test(text.slice(0, at)) && !quotationMark.test(text.slice(at))
    ? text.slice(0, at)
    : text;
}

/** Return the sentences that a card shows by default, in the order of the card. */
export function cardSentences({ longSummary, writer }: Summary, mode: CardMode): readonly string[] {
  const whole = printable(longSummary);
  const text = writer.kind === 'builtin' ? withoutClosing(whole) : whole;
  return mode === 'quote' ? ownWordsFirst(quoteDigest(text)) : fulltextSentences(text);
}

/** Return all sentences of a summary, each once, in the order of the text. */
export const summarySentences = (summary: Summary): readonly string[] => [
  ...new Set(summarySentencesOf(printable(summary.longSummary)).map(({ shown }) => shown)),
];
