// How the user changes the choice of a card. Apart from `card-choice.ts`, because only the sentence sheet needs it.
import type { Summary } from '../../../core/contract/summaries.ts';
import {
  hasOwnWords,
  isFull,
  type SentenceRoom,
  sentenceRoom,
  sentencesWithRoom,
  severalPicturesRoom,
  summarySentences,
} from './base/card-sentences.ts';
import type { CardMode } from './base/design.ts';
import { type CardChoice, chosenSentences, ownOrderOf, ownWordsLead, sourceOf, withoutLeftOut } from './card-choice.ts';
import { sentenceHashes } from './sentence-hashes.ts';

const isSameOrder = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** Return whether the user chose no sentences so far, in this version of the summary or in another one. */
const isUnchanged = ({ leftOut, order: { quote, fulltext }, lost }: CardChoice): boolean =>
  leftOut.length === 0 && quote === null && fulltext === null && !lost?.quote && !lost?.fulltext;

/** Return the next choice. A new order of the full text is the user's own. */
const withOrder = (before: CardChoice, leftOut: readonly string[], order: CardChoice['order']): CardChoice => ({
  leftOut,
  order,
  followsQuote: before.followsQuote === true && order.fulltext === before.order.fulltext,
  ...(before.partsOff && { partsOff: before.partsOff }),
});

/** Mark the next choice as one that only leaves sentences off if `before` does so, too. */
const keepOnlyLeavesOff = (before: CardChoice, next: CardChoice): CardChoice => ({
  ...next,
  onlyLeavesOff: before.onlyLeavesOff === true || isUnchanged(before),
});

/** Remove one occurrence of each sentence. */
const withoutOnce = (sentences: readonly string[], removed: readonly string[]): readonly string[] =>
  removed.reduce((rest, sentence) => {
    const at = rest.indexOf(sentence);
    return rest.filter((_, index) => index !== at);
  }, sentences);

/**
 * Return the sentences of the card, then the others that several pictures share: the order of one card would take these
 * off them.
 */
function orderForAnyRoom(summary: Summary, mode: CardMode, choice: CardChoice, room: SentenceRoom): readonly string[] {
  const onCard = ownOrderOf(summary, mode, choice, room);
  return [...onCard, ...withoutOnce(ownOrderOf(summary, mode, choice, severalPicturesRoom), onCard)];
}

/**
 * Add a sentence after those of the card. If it is the first one with the user's own words on a quote card, it leads. If
 * sentences that the user left off take up the room for it, the last ones of them give it up.
 */
function orderWithAdded(
  order: readonly string[],
  choice: CardChoice,
  sentence: string,
  mode: CardMode,
  room: SentenceRoom,
): readonly string[] {
  const before = sentencesWithRoom(order, mode, room);
  const kept = before.reduceRight(
    (rest, each) =>
      isFull(rest, mode, room) && choice.leftOut.includes(each) ? rest.filter((other) => other !== each) : rest,
    before,
  );
  const isFirstOwn = mode === 'quote' && !withoutLeftOut(kept, choice.leftOut).some(hasOwnWords);
  const added = [...kept, sentence];
  return [
    ...(isFirstOwn ? ownWordsLead(added, withoutLeftOut(choice.leftOut, [sentence])) : added),
    ...order.filter((each) => each !== sentence && !kept.includes(each)),
  ];
}

/** Return the sentences that quote the same words of the user as `sentence`, perhaps with a day before them. */
function withSameWords(summary: Summary, sentence: string): readonly string[] {
  const hashes = sentenceHashes(sentence);
  return summarySentences(summary).filter((each) => sentenceHashes(each).some((hash) => hashes.includes(hash)));
}

/**
 * Leave a sentence and others with the same words off the cards of both modes, or restore it in its old place. If the
 * card of `mode` lacks the sentence, add it at the end if there is room.
 */
export function toggleSentence(
  summary: Summary,
  mode: CardMode,
  choice: CardChoice,
  sentence: string,
  room: SentenceRoom = sentenceRoom,
): CardChoice {
  const chosen = chosenSentences(summary, mode, choice, room);
  if (chosen.includes(sentence)) {
    const leftOut = [...new Set([...choice.leftOut, sentence, ...withSameWords(summary, sentence)])];
    const isOwn = sourceOf(summary, mode, choice, room) === mode;
    const own = (each: CardChoice) => ownOrderOf(summary, mode, each, room);
    const { quote } = choice.order;
    // Unless the user moved another sentence above it, the sentence that led the quote card had own words.
    const isLead = quote !== null && chosenSentences(summary, 'quote', choice, room)[0] === sentence;
    const order = isLead ? { ...choice.order, quote: ownWordsLead(quote, leftOut) } : choice.order;
    const sorted = (each: CardChoice) => [...own(each)].sort();
    // The default sentences may change with those left off. Keep the others of a card that the user is looking at.
    const isSame = isOwn && isSameOrder(sorted({ ...choice, leftOut }), sorted(choice));
    if (isSame) return keepOnlyLeavesOff(choice, withOrder(choice, leftOut, order));
    const changed = isOwn ? orderForAnyRoom(summary, mode, choice, room) : chosen;
    return keepOnlyLeavesOff(choice, withOrder(choice, leftOut, { ...order, [mode]: changed }));
  }
  const leftOut = choice.leftOut.filter((each) => each !== sentence);
  const orderWith = (each: CardMode) => {
    const source = sourceOf(summary, each, choice, room);
    const own = ownOrderOf(summary, source, choice, room);
    const order = source === each ? own : withoutLeftOut(own, leftOut);
    if (each === mode && !sentencesWithRoom(order, mode, room).includes(sentence) && !isFull(chosen, mode, room)) {
      return orderWithAdded(order, choice, sentence, mode, room);
    }
    // If the user left off all sentences of this mode, the card shows the sentences of the other mode. Store these for
    // this mode. Otherwise, restoring one sentence of this mode would remove them from the card.
    return source === each ? choice.order[each] : order;
  };
  const order = { quote: orderWith('quote'), fulltext: orderWith('fulltext') };
  const next = withOrder(choice, leftOut, order);
  const isRestored = order.quote === choice.order.quote && order.fulltext === choice.order.fulltext;
  return isRestored ? keepOnlyLeavesOff(choice, next) : next;
}

/** Swap two sentences. One that two days have in common stays where it occurs again. */
function swapped(order: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [order.indexOf(one), order.indexOf(other)];
  return order.map((each, index) => (index === from ? other : index === to ? one : each));
}

/**
 * Return the order of the other mode after `sentence` moved in one mode, whose card now has the sentences `moved`. Put it
 * directly after the latest of the sentences that stand before it in `moved`, or if none does, directly before the
 * earliest of those after it. Only sentences in `shown` count and move, so the move adds no sentence to the card.
 */
function orderAfterMove(
  order: readonly string[],
  shown: readonly string[],
  sentence: string,
  moved: readonly string[],
): readonly string[] {
  if (!shown.includes(sentence)) return order;
  const from = order.indexOf(sentence);
  const others = order.filter((_, index) => index !== from);
  const at = moved.indexOf(sentence);
  const placesOf = (sentences: readonly string[]) =>
    sentences.filter((each) => each !== sentence && shown.includes(each)).map((each) => others.indexOf(each));
  const before = placesOf(moved.slice(0, at)).map((place) => place + 1);
  const after = placesOf(moved.slice(at));
  const [first, last] = [Math.max(0, ...before), Math.min(others.length, ...after)];
  // The order already agrees with the move.
  if (first <= from && from <= last) return order;
  const to = before.length > 0 ? first : last;
  return [...others.slice(0, to), sentence, ...others.slice(to)];
}

/**
 * Move a sentence by one place, towards the start of the card (-1) or the end (1). On the card of the other mode, it also
 * stands after the sentences before it.
 */
export function moveSentence(
  summary: Summary,
  mode: CardMode,
  choice: CardChoice,
  sentence: string,
  by: -1 | 1,
  room: SentenceRoom = sentenceRoom,
): CardChoice {
  // A sentence that two days have in common moves as one.
  const chosen = [...new Set(chosenSentences(summary, mode, choice, room))];
  const place = chosen.indexOf(sentence);
  const neighbour = chosen[place + by];
  if (place < 0 || neighbour === undefined) return choice;
  const other = mode === 'quote' ? 'fulltext' : 'quote';
  const isOwn = (each: CardMode) => sourceOf(summary, each, choice, room) === each;
  const orderIn = (each: CardMode) => {
    const source = sourceOf(summary, each, choice, room);
    const order = orderForAnyRoom(summary, source, choice, room);
    return source === each ? order : withoutLeftOut(order, choice.leftOut);
  };
  const before = orderIn(other);
  const shown = withoutLeftOut(sentencesWithRoom(before, other, room), choice.leftOut);
  const after = orderAfterMove(before, shown, sentence, swapped(chosen, sentence, neighbour));
  const order = { ...choice.order, [mode]: swapped(orderIn(mode), sentence, neighbour) };
  // Null has the default sentences of any room.
  const usual = ownOrderOf(summary, other, { ...choice, order }, room);
  const isUsual = isOwn(other) && isSameOrder(usual, sentencesWithRoom(after, other, room));
  const followsQuote = mode === 'quote' && (choice.order.fulltext === null || choice.followsQuote === true);
  return { ...choice, followsQuote, onlyLeavesOff: false, order: isUsual ? order : { ...order, [other]: after } };
}
