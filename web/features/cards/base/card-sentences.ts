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

const quotationMark = /[“”«»"「」„]/;

/**
 * If the second sentence quotes the user and the first only announces the quote, move the first to the end. Layouts set
 * the first sentence in large type, and at the end the announcement reads as a caption below the quotes. Of a builtin
 * summary, leave out what follows the last quote: it is about earlier weeks or has a name, which only the user should
 * put on a card.
 */
function ownWordsFirst(sentences: readonly string[], isBuiltin: boolean): readonly string[] {
  const [first, second] = sentences;
  if (first === undefined || second === undefined || hasOwnWords(first) || !hasOwnWords(second)) return sentences;
  const last = sentences.findLastIndex((sentence) => quotationMark.test(sentence));
  return [...sentences.slice(1, isBuiltin ? last + 1 : undefined), first];
}

/** Return the sentences that a card shows by default, in the order of the card. */
export function cardSentences({ longSummary, writer }: Summary, mode: CardMode): readonly string[] {
  const text = printable(longSummary);
  return ownWordsFirst(mode === 'quote' ? quoteDigest(text) : fulltextSentences(text), writer.kind === 'builtin');
}

/** Return all sentences of a summary, each once, in the order of the text. */
export const summarySentences = (summary: Summary): readonly string[] => [
  ...new Set(summarySentencesOf(printable(summary.longSummary)).map(({ shown }) => shown)),
];
