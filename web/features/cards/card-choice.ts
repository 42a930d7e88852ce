import type { Summary } from '../../../core/contract/summaries.ts';
import { cardSentences, sentenceRoom, summarySentences } from './base/card-sentences.ts';
import type { CardMode } from './base/design.ts';

/** The sentences that the user chose for the cards of a summary. */
export type CardChoice = {
  /** The sentences that the user left off the cards, in both modes. */
  readonly leftOut: readonly string[];
  /**
   * For each mode, the sentences in the user's order, including those left off. Null means the default sentences and
   * order.
   */
  readonly order: Readonly<Record<CardMode, readonly string[] | null>>;
};

export const usualChoice: CardChoice = { leftOut: [], order: { quote: null, fulltext: null } };

const ownOrderOf = (summary: Summary, mode: CardMode, choice: CardChoice): readonly string[] =>
  choice.order[mode] ?? cardSentences(summary, mode);

/**
 * Return the mode whose sentences the card shows. This is the other mode if the user left off all sentences of `mode`.
 */
function sourceOf(summary: Summary, mode: CardMode, choice: CardChoice): CardMode {
  const hasAny = (each: CardMode) =>
    ownOrderOf(summary, each, choice).some((sentence) => !choice.leftOut.includes(sentence));
  const other = mode === 'quote' ? 'fulltext' : 'quote';
  return hasAny(mode) || !hasAny(other) ? mode : other;
}

const orderOf = (summary: Summary, mode: CardMode, choice: CardChoice): readonly string[] =>
  ownOrderOf(summary, sourceOf(summary, mode, choice), choice);

/** Return the sentences that the card shows, in the order of the card. */
export function chosenSentences(summary: Summary, mode: CardMode, choice: CardChoice): readonly string[] {
  return orderOf(summary, mode, choice)
    .filter((sentence) => !choice.leftOut.includes(sentence))
    .slice(0, sentenceRoom[mode]);
}

/**
 * Return every sentence of the summary once. The sentences of the card come first, in the card's order, including the
 * sentences that the user left off.
 */
export function sentencesToChoose(summary: Summary, mode: CardMode, choice: CardChoice): readonly string[] {
  return [...new Set([...orderOf(summary, mode, choice), ...summarySentences(summary)])];
}

/**
 * Leave a sentence off the cards, or restore it in its old place. A sentence that is new to a mode is added at the end
 * of that mode's card, if the card has room.
 */
export function toggleSentence(summary: Summary, mode: CardMode, choice: CardChoice, sentence: string): CardChoice {
  if (chosenSentences(summary, mode, choice).includes(sentence)) {
    return { ...choice, leftOut: [...choice.leftOut, sentence] };
  }
  const orderWith = (each: CardMode) => {
    const order = orderOf(summary, each, choice);
    const isFull = chosenSentences(summary, each, choice).length >= sentenceRoom[each];
    if (!order.includes(sentence) && !isFull) return [...order, sentence];
    // All of this mode's own sentences were left off, so it shows the other mode's sentences. Store them as its order.
    // Otherwise, the mode would show only one sentence when the user restores one of its own sentences.
    return sourceOf(summary, each, choice) === each ? choice.order[each] : order;
  };
  return {
    leftOut: choice.leftOut.filter((each) => each !== sentence),
    order: { quote: orderWith('quote'), fulltext: orderWith('fulltext') },
  };
}

/** Move a sentence of the card by one place, towards the start (-1) or the end (1). */
export function moveSentence(
  summary: Summary,
  mode: CardMode,
  choice: CardChoice,
  sentence: string,
  by: -1 | 1,
): CardChoice {
  const chosen = chosenSentences(summary, mode, choice);
  const neighbour = chosen[chosen.indexOf(sentence) + by];
  if (!chosen.includes(sentence) || neighbour === undefined) return choice;
  const swap = (each: string) => (each === sentence ? neighbour : each === neighbour ? sentence : each);
  return { ...choice, order: { ...choice.order, [mode]: orderOf(summary, mode, choice).map(swap) } };
}
