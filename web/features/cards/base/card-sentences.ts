import type { Summary } from '../../../../core/contract/summaries.ts';
import { DIGEST_SENTENCES_MAX, FULLTEXT_SENTENCES_MAX } from '../../../../core/domain/limits.ts';
import { fulltextSentences, quoteDigest } from '../../../../core/domain/summaries/digest.ts';
import { summarySentencesOf } from '../../../../core/domain/summaries/summary-sentences.ts';
import type { CardMode } from './design.ts';
import { printable } from './printable.ts';

/** The most sentences in each mode. */
export type SentenceRoom = Readonly<Record<CardMode, number>>;

export const sentenceRoom: SentenceRoom = { quote: DIGEST_SENTENCES_MAX, fulltext: FULLTEXT_SENTENCES_MAX };

/** Several pictures have room for the whole summary. */
export const severalPicturesRoom: SentenceRoom = { ...sentenceRoom, fulltext: Number.POSITIVE_INFINITY };

const quotation = /[“«"「].{12,}[”»"」]/;

export const hasOwnWords = (sentence: string): boolean => quotation.test(sentence);

/**
 * Move the first sentence to the end if it only announces the quote in the second one. Then the quote is in the large
 * type of a card's first sentence, and the announcement below reads like a caption.
 */
function ownWordsFirst(sentences: readonly string[]): readonly string[] {
  const [first, second] = sentences;
  if (first === undefined || second === undefined || hasOwnWords(first) || !hasOwnWords(second)) return sentences;
  return [...sentences.slice(1), first];
}

const quotationMark = /[“”«»"「」„]/;

/**
 * Return the text of a builtin summary without its last paragraph, unless that paragraph has a quote. The last
 * paragraph is about earlier weeks or contains a name. Only the user should put these on a card.
 */
function withoutClosing(text: string): string {
  const at = text.lastIndexOf('\n\n');
  return at > 0 && quotationMark.test(text.slice(0, at)) && !quotationMark.test(text.slice(at))
    ? text.slice(0, at)
    : text;
}

/** Return the default sentences of a card, in the order of the card. */
export function cardSentences(
  { longSummary, writer }: Summary,
  mode: CardMode,
  room: SentenceRoom = sentenceRoom,
): readonly string[] {
  const whole = printable(longSummary);
  const text = writer.kind === 'builtin' ? withoutClosing(whole) : whole;
  return mode === 'quote' ? ownWordsFirst(quoteDigest(text)) : fulltextSentences(text, room.fulltext);
}

/** Return every sentence of a summary. A sentence that two days have in common occurs twice. */
export const allSentences = ({ longSummary }: Summary): readonly string[] =>
  summarySentencesOf(printable(longSummary)).map(({ shown }) => shown);

/** Return every sentence of a summary once. */
export const summarySentences = (summary: Summary): readonly string[] => [...new Set(allSentences(summary))];
