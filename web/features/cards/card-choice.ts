import type { Summary } from '../../../core/contract/summaries.ts';
import {
  cardSentences,
  framingSentences,
  hasOwnWords,
  type SentenceRoom,
  sentenceRoom,
  sentencesWithRoom,
  summarySentences,
} from './base/card-sentences.ts';
import type { CardMode } from './base/design.ts';

/**
 * Why a choice does not fit another version: none of the chosen sentences is left, or only a part of them; the user's own
 * words were removed because the card had quoted none; or the user only left sentences off, and the card now has other
 * own words than before.
 */
export type LostCause = 'gone' | 'part' | 'own words' | 'new';

/** A part of a card that the user may leave off. */
export type CardPart = 'title' | 'themes';

/** Sentences for the card of each mode. */
type SentencesByMode = Readonly<Record<CardMode, readonly string[]>>;

export type CardChoice = {
  /** The sentences that the user left off in each mode. The other card lacks them, too, except those in `kept`. */
  readonly leftOut: SentencesByMode;
  /** For each mode, the sentences that the user left off in the other mode, and then put on the card of this one. */
  readonly kept: SentencesByMode;
  /**
   * For each mode, the sentences in the user's order. Sentences that the user left off the cards keep their places.
   * Null means the default sentences in the default order.
   */
  readonly order: Readonly<Record<CardMode, readonly string[] | null>>;
  /** Whether the user only left sentences off, so that another version has its usual sentences except these. */
  readonly onlyLeavesOff?: boolean;
  /** The parts that are left off. Without the title of the summary, the cards have a neutral one. */
  readonly partsOff?: readonly CardPart[];
  /** For each mode, why what the user chose in another version of the summary does not fit this one. */
  readonly lost?: Readonly<Partial<Record<CardMode, LostCause | null>>>;
};

const noSentences: SentencesByMode = { quote: [], fulltext: [] };

export const usualChoice: CardChoice = {
  leftOut: noSentences,
  kept: noSentences,
  order: { quote: null, fulltext: null },
  onlyLeavesOff: false,
};

export const otherMode = (mode: CardMode): CardMode => (mode === 'quote' ? 'fulltext' : 'quote');

export const withoutLeftOut = (sentences: readonly string[], leftOut: readonly string[]): readonly string[] =>
  sentences.filter((sentence) => !leftOut.includes(sentence));

/** Return the sentences that are left off the card of a mode. */
export const leftOutIn = ({ leftOut, kept }: CardChoice, mode: CardMode): readonly string[] => [
  ...leftOut[mode],
  ...withoutLeftOut(leftOut[otherMode(mode)], kept[mode]),
];

/** Return the sentences that are left off in any mode. */
export const leftOutAnywhere = ({ leftOut: { quote, fulltext } }: Pick<CardChoice, 'leftOut'>): readonly string[] => [
  ...new Set([...quote, ...fulltext]),
];

/**
 * Return an order in which the first sentence with the user's own words takes the place of the first one that is not left
 * off: the first sentence on a card is the largest.
 */
export function ownWordsLead(order: readonly string[], leftOut: readonly string[]): readonly string[] {
  const first = order.findIndex((sentence) => !leftOut.includes(sentence));
  const own = order.findIndex((sentence) => !leftOut.includes(sentence) && hasOwnWords(sentence));
  return own > first
    ? [...order.slice(0, first), ...order.slice(own, own + 1), ...order.slice(first, own), ...order.slice(own + 1)]
    : order;
}

/**
 * Return the default sentences of a quote card. If some are left off, own words lead. If the others only open or close
 * the text, choose from all sentences that were not left off. If this gives only such lines again, choose without them.
 */
function usualQuote(summary: Summary, leftOut: readonly string[], room: SentenceRoom): readonly string[] {
  const usual = cardSentences(summary, 'quote', room);
  const left = withoutLeftOut(usual, leftOut);
  const framing = framingSentences(summary);
  const isFraming = (order: readonly string[]) => order.every((sentence) => framing.includes(sentence));
  if (left.length === 0 || left.length === usual.length) return usual;
  if (!isFraming(left)) return ownWordsLead(usual, leftOut);
  const others = [leftOut, [...leftOut, ...framing]].map((off) => cardSentences(summary, 'quote', room, off));
  return others.find((order) => !isFraming(order)) ?? usual;
}

/**
 * Return the sentences that a mode has of its own, with those left off. If the user left off the own words that led a
 * quote card, others lead it. A line that the user moved to the top stays there.
 */
export function ownOrderOf(
  summary: Summary,
  mode: CardMode,
  choice: CardChoice,
  room: SentenceRoom,
): readonly string[] {
  const own = choice.order[mode];
  if (mode === 'fulltext') return own ?? cardSentences(summary, mode, room);
  const leftOut = leftOutIn(choice, mode);
  if (own === null) return usualQuote(summary, leftOut, room);
  return own.slice(0, 1).some(hasOwnWords) ? ownWordsLead(own, leftOut) : own;
}

/** Return the sentences that the card of `mode` may show of the own sentences of `source`. */
const leftOf = (summary: Summary, source: CardMode, mode: CardMode, choice: CardChoice, room: SentenceRoom) =>
  withoutLeftOut(ownOrderOf(summary, source, choice, room), [...leftOutIn(choice, source), ...leftOutIn(choice, mode)]);

/**
 * Return the mode whose sentences the card shows. It is the other mode if the user left off all sentences of `mode`,
 * except on a card without sentences because it must quote none of the user's words.
 */
export function sourceOf(summary: Summary, mode: CardMode, choice: CardChoice, room: SentenceRoom): CardMode {
  const other = otherMode(mode);
  const hasAny = (source: CardMode) => leftOf(summary, source, mode, choice, room).length > 0;
  return hasAny(mode) || (choice.lost?.[mode] && choice.order[mode]) || !hasAny(other) ? mode : other;
}

/**
 * Return the order of the card. Sentences that the user left off take up room in it, so that no other one silently takes
 * their places. In the order of the other mode, they do not.
 */
function orderOf(summary: Summary, mode: CardMode, choice: CardChoice, room: SentenceRoom): readonly string[] {
  const source = sourceOf(summary, mode, choice, room);
  return source === mode ? ownOrderOf(summary, mode, choice, room) : leftOf(summary, source, mode, choice, room);
}

/** Return the sentences on the card. There are none if all sentences of both modes are left off in this one. */
export function chosenSentences(
  summary: Summary,
  mode: CardMode,
  choice: CardChoice,
  room: SentenceRoom = sentenceRoom,
): readonly string[] {
  const order = orderOf(summary, mode, choice, room);
  const leftOut = leftOutIn(choice, mode);
  const shown = withoutLeftOut(sentencesWithRoom(order, mode, room), leftOut);
  return shown.length > 0 ? shown : sentencesWithRoom(withoutLeftOut(order, leftOut), mode, room);
}

/**
 * Return every sentence of the summary once. First come the sentences of the card in their order. Among them, the
 * sentences that the user left off the card keep their places.
 */
export function sentencesToChoose(
  summary: Summary,
  mode: CardMode,
  choice: CardChoice,
  room: SentenceRoom,
): readonly string[] {
  return [...new Set([...orderOf(summary, mode, choice, room), ...summarySentences(summary)])];
}
