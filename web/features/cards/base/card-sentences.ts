import type { Summary } from '../../../../core/contract/summaries.ts';
import {
  CARD_PICTURES_CHARACTERS_MAX,
  CARD_PICTURES_SENTENCES_MAX,
  DIGEST_SENTENCES_MAX,
  FULLTEXT_SENTENCES_MAX,
} from '../../../../core/domain/limits.ts';
import { fulltextSentences, quoteDigest } from '../../../../core/domain/summaries/digest.ts';
import { earlierSentences, summarySentencesOf } from '../../../../core/domain/summaries/summary-sentences.ts';
import { ownWordCounts } from '../../../../core/domain/texts/own-words.ts';
import type { CardMode } from './design.ts';
import { printable } from './printable.ts';

/** The most sentences in each mode, and the characters after which no further sentence begins. */
export type SentenceRoom = Readonly<Record<CardMode | 'characters', number>>;

export const sentenceRoom: SentenceRoom = {
  quote: DIGEST_SENTENCES_MAX,
  fulltext: FULLTEXT_SENTENCES_MAX,
  characters: Number.POSITIVE_INFINITY,
};

export const severalPicturesRoom: SentenceRoom = {
  ...sentenceRoom,
  fulltext: CARD_PICTURES_SENTENCES_MAX,
  characters: CARD_PICTURES_CHARACTERS_MAX,
};

/** Return whether the sentences leave no room for another one. */
export const isFull = (sentences: readonly string[], mode: CardMode, room: SentenceRoom): boolean =>
  sentences.length >= room[mode] || sentences.reduce((sum, { length }) => sum + length, 0) >= room.characters;

/** Return the first sentences, as many as there is room for. */
export function sentencesWithRoom(sentences: readonly string[], mode: CardMode, room: SentenceRoom): readonly string[] {
  const count = sentences.findIndex((_, index) => isFull(sentences.slice(0, index), mode, room));
  return count < 0 ? sentences : sentences.slice(0, count);
}

const quotation = /[“«"「].{12,}[”»"」]/;

export const hasOwnWords = (sentence: string): boolean => quotation.test(sentence);

export const beginsWithOwnWords = (sentence: string): boolean => sentence.search(quotation) === 0;

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

/** Return the default sentences of a card, in the order of the card. In quote mode, skip the sentences in `leftOut`. */
export function cardSentences(
  { longSummary, writer }: Summary,
  mode: CardMode,
  room: SentenceRoom = sentenceRoom,
  leftOut: readonly string[] = [],
): readonly string[] {
  const whole = printable(longSummary);
  const text = writer.kind === 'builtin' ? withoutClosing(whole) : whole;
  return mode === 'quote'
    ? ownWordsFirst(quoteDigest(text, leftOut))
    : sentencesWithRoom(fulltextSentences(text, room.fulltext), mode, room);
}

/** Return every sentence of a summary. A sentence that two days have in common occurs twice. */
export const allSentences = ({ longSummary }: Summary): readonly string[] =>
  summarySentencesOf(printable(longSummary)).map(({ shown }) => shown);

/**
 * Return the sentences of a builtin summary before the first of the user's own words, and those of its last paragraph if
 * that paragraph is about earlier weeks or contains a name. Without own words there are none.
 */
export function framingSentences(summary: Summary): readonly string[] {
  if (summary.writer.kind !== 'builtin') return [];
  const longSummary = withoutClosing(printable(summary.longSummary));
  const all = allSentences(summary);
  const first = all.findIndex(hasOwnWords);
  return first < 0 ? [] : [...all.slice(0, first), ...all.slice(allSentences({ ...summary, longSummary }).length)];
}

/** Return every sentence of a summary once. */
export const summarySentences = (summary: Summary): readonly string[] => [...new Set(allSentences(summary))];

/** Return a function from a sentence of the summary to the sentences that earlier releases made of it. */
export function earlierSentencesOf({ longSummary }: Summary): (sentence: string) => readonly string[] {
  const earlier = earlierSentences(printable(longSummary));
  return (sentence) => earlier.get(sentence) ?? [];
}

/** Return a function that counts the user's own words in a sentence of the summary. */
export function ownWordsOf(summary: Summary): (sentence: string) => number {
  const all = summarySentences(summary);
  const counts = ownWordCounts(all);
  return (sentence) => counts[all.indexOf(sentence)] ?? 0;
}
