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
import {
  type CardChoice,
  chosenSentences,
  leftOutAnywhere,
  leftOutIn,
  otherMode,
  ownOrderOf,
  ownWordsLead,
  sourceOf,
  usualChoice,
  withoutLeftOut,
} from './card-choice.ts';
import { sentenceHashes } from './sentence-hashes.ts';

const isSameOrder = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** Return whether the user chose no sentences so far, in this version of the summary or in another one. */
const isUnchanged = (choice: CardChoice): boolean => {
  const { order, lost } = choice;
  return leftOutAnywhere(choice).length === 0 && !order.quote && !order.fulltext && !lost?.quote && !lost?.fulltext;
};

/** Change a choice for the version of the summary that the user sees, so drop what was lost from another version. */
const changed = (before: CardChoice, change: Partial<CardChoice>): CardChoice => {
  const { lost, onlyLeavesOff, ...others } = before;
  return { ...others, ...change };
};

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
  leftOut: readonly string[],
  sentence: string,
  mode: CardMode,
  room: SentenceRoom,
): readonly string[] {
  const before = sentencesWithRoom(order, mode, room);
  const kept = before.reduceRight(
    (rest, each) =>
      isFull(rest, mode, room) && leftOut.includes(each) ? rest.filter((other) => other !== each) : rest,
    before,
  );
  const isFirstOwn = mode === 'quote' && !withoutLeftOut(kept, leftOut).some(hasOwnWords);
  const added = [...kept, sentence];
  return [
    ...(isFirstOwn ? ownWordsLead(added, withoutLeftOut(leftOut, [sentence])) : added),
    ...order.filter((each) => each !== sentence && !kept.includes(each)),
  ];
}

/** Return the sentences that quote the same words of the user as `sentence`, perhaps with a day before them. */
function withSameWords(summary: Summary, sentence: string): readonly string[] {
  const hashes = sentenceHashes(sentence);
  return summarySentences(summary).filter((each) => sentenceHashes(each).some((hash) => hashes.includes(hash)));
}

const add = (sentences: readonly string[], added: readonly string[]): readonly string[] => [
  ...new Set([...sentences, ...added]),
];

/** Leave sentences off in a mode. The card of the other mode then lacks them, too, even if they were put back there. */
function withLeftOut(choice: CardChoice, mode: CardMode, off: readonly string[]): CardChoice {
  const { leftOut, kept } = choice;
  return changed(choice, {
    leftOut: { ...leftOut, [mode]: add(leftOut[mode], off) },
    kept: { quote: withoutLeftOut(kept.quote, off), fulltext: withoutLeftOut(kept.fulltext, off) },
  });
}

/**
 * Restore a sentence in a mode. If it was left off in that mode, the other card has it again, too. If it was left off in
 * the other mode, that card still lacks it.
 */
function withRestored(choice: CardChoice, mode: CardMode, sentence: string): CardChoice {
  const other = otherMode(mode);
  const kept = {
    ...choice.kept,
    [mode]: choice.leftOut[other].includes(sentence) ? add(choice.kept[mode], [sentence]) : choice.kept[mode],
    [other]: withoutLeftOut(choice.kept[other], [sentence]),
  };
  const leftOut = { ...choice.leftOut, [mode]: withoutLeftOut(choice.leftOut[mode], [sentence]) };
  return changed(choice, { leftOut, kept });
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
    const next = withLeftOut(choice, mode, [sentence, ...withSameWords(summary, sentence)]);
    const isOwn = sourceOf(summary, mode, choice, room) === mode;
    const sorted = (each: CardChoice) => [...ownOrderOf(summary, mode, each, room)].sort();
    // The default sentences may change with those left off. Keep the others of a card that the user is looking at.
    const isSame = isOwn && isSameOrder(sorted(next), sorted(choice));
    if (isSame) return keepOnlyLeavesOff(choice, next);
    const seen = isOwn ? orderForAnyRoom(summary, mode, choice, room) : chosen;
    return keepOnlyLeavesOff(choice, { ...next, order: { ...choice.order, [mode]: seen } });
  }
  const next = withRestored(choice, mode, sentence);
  const orderWith = (each: CardMode) => {
    const source = sourceOf(summary, each, choice, room);
    const own = ownOrderOf(summary, source, choice, room);
    const order = source === each ? own : withoutLeftOut(own, leftOutIn(next, source));
    if (each === mode && !sentencesWithRoom(order, mode, room).includes(sentence) && !isFull(chosen, mode, room)) {
      return orderWithAdded(order, leftOutIn(choice, mode), sentence, mode, room);
    }
    // If the user left off all sentences of this mode, the card shows the sentences of the other mode. Store these for
    // this mode. Otherwise, restoring one sentence of this mode would remove them from the card.
    return source === each ? choice.order[each] : order;
  };
  const order = { quote: orderWith('quote'), fulltext: orderWith('fulltext') };
  const isRestored = order.quote === choice.order.quote && order.fulltext === choice.order.fulltext;
  return isRestored ? keepOnlyLeavesOff(choice, { ...next, order }) : { ...next, order };
}

/** Swap two sentences. One that two days have in common stays where it occurs again. */
function swapped(order: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [order.indexOf(one), order.indexOf(other)];
  return order.map((each, index) => (index === from ? other : index === to ? one : each));
}

/** Move a sentence by one place, towards the start of the card (-1) or the end (1). Each mode has its own order. */
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
  const orderIn = (each: CardMode) => {
    const source = sourceOf(summary, each, choice, room);
    const order = orderForAnyRoom(summary, source, choice, room);
    return source === each ? order : withoutLeftOut(order, leftOutIn(choice, source));
  };
  // Otherwise, own words below it would take the place of those left off above it.
  const withFirstOnTop = (order: readonly string[]) => {
    const top = withoutLeftOut(order, leftOutIn(choice, mode)).slice(0, 1);
    return [...top, ...withoutOnce(order, top)];
  };
  const other = otherMode(mode);
  // A card that shows the sentences of this one must not change with it.
  const isShared = sourceOf(summary, other, choice, room) === mode;
  const ofOther = isShared ? orderIn(other) : choice.order[other];
  return {
    ...choice,
    onlyLeavesOff: false,
    order: { ...choice.order, [other]: ofOther, [mode]: withFirstOnTop(swapped(orderIn(mode), sentence, neighbour)) },
  };
}

/** Return to the usual sentences in a mode. The card of the other mode stays as it is. */
export function withUsual(choice: CardChoice, mode: CardMode): CardChoice {
  const other = otherMode(mode);
  const offOther = add(choice.leftOut[other], leftOutIn(choice, other));
  const next = changed(choice, {
    leftOut: { ...choice.leftOut, [mode]: [], [other]: offOther },
    kept: { ...choice.kept, [mode]: offOther, [other]: [] },
    order: { ...choice.order, [mode]: null },
  });
  return next.order[other] === null ? keepOnlyLeavesOff(usualChoice, next) : keepOnlyLeavesOff(choice, next);
}
