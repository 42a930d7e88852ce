// How the user changes the choice of a card. Apart from `card-choice.ts`, because only the sentence sheet needs it.
import type { Summary } from '../../../core/contract/summaries.ts';
import {
  isFull,
  type SentenceRoom,
  sentenceRoom,
  sentencesWithRoom,
  severalPicturesRoom,
} from './base/card-sentences.ts';
import type { CardMode } from './base/design.ts';
import { type CardChoice, chosenSentences, orderOf, ownOrderOf, sourceOf } from './card-choice.ts';

/**
 * Leave a sentence off the cards of both modes, or restore it in its old place. If the card of `mode` lacks the sentence,
 * add it at the end if there is room.
 */
export function toggleSentence(
  summary: Summary,
  mode: CardMode,
  choice: CardChoice,
  sentence: string,
  room: SentenceRoom = sentenceRoom,
): CardChoice {
  if (chosenSentences(summary, mode, choice, room).includes(sentence)) {
    return { ...choice, leftOut: [...choice.leftOut, sentence] };
  }
  const orderWith = (each: CardMode) => {
    const order = orderOf(summary, each, choice, room);
    const hasRoom = !isFull(chosenSentences(summary, each, choice, room), each, room);
    if (each === mode && !order.includes(sentence) && hasRoom) return [...order, sentence];
    // If the user left off all sentences of this mode, the card shows the sentences of the other mode. Store these for
    // this mode. Otherwise, restoring one sentence of this mode would remove them from the card.
    return sourceOf(summary, each, choice, room) === each ? choice.order[each] : order;
  };
  return {
    leftOut: choice.leftOut.filter((each) => each !== sentence),
    order: { quote: orderWith('quote'), fulltext: orderWith('fulltext') },
  };
}

/**
 * Return the order of the other mode after a sentence moved past its neighbour. If the move changed which sentence leads,
 * the same one leads here. The other sentences keep their order. Only sentences in `shown` move, so the move adds no
 * sentence to the card.
 */
function orderAfterMove(
  order: readonly string[],
  shown: readonly string[],
  sentence: string,
  neighbour: string,
  by: -1 | 1,
  isAtTop: boolean,
): readonly string[] {
  const moving = isAtTop && by > 0 ? neighbour : sentence;
  const placeOf = (each: string) => (shown.includes(each) ? order.indexOf(each) : -1);
  const from = placeOf(moving);
  const to = isAtTop ? 0 : placeOf(neighbour);
  const isUpward = isAtTop || by < 0;
  if (from < 0 || to < 0 || (isUpward ? from <= to : from >= to)) return order;
  const others = order.filter((_, index) => index !== from);
  return [...others.slice(0, to), moving, ...others.slice(to)];
}

/**
 * Move a sentence by one place, towards the start of the card (-1) or the end (1). On the card of the other mode, it also
 * moves past this neighbour.
 */
export function moveSentence(
  summary: Summary,
  mode: CardMode,
  choice: CardChoice,
  sentence: string,
  by: -1 | 1,
  room: SentenceRoom = sentenceRoom,
): CardChoice {
  const chosen = chosenSentences(summary, mode, choice, room);
  const place = chosen.indexOf(sentence);
  const neighbour = chosen[place + by];
  if (place < 0 || neighbour === undefined) return choice;
  const swap = (each: string) => (each === sentence ? neighbour : each === neighbour ? sentence : each);
  const other = mode === 'quote' ? 'fulltext' : 'quote';
  // Several pictures share more sentences than one card. The order of one card would take sentences off them.
  const before = ownOrderOf(summary, other, choice, severalPicturesRoom);
  const wanted = before.filter((each) => !choice.leftOut.includes(each));
  const shown = sentencesWithRoom(wanted, other, room);
  const after = orderAfterMove(before, shown, sentence, neighbour, by, Math.min(place, place + by) === 0);
  const order = {
    ...choice.order,
    [mode]: orderOf(summary, mode, choice, room).map(swap),
    // Null has the default sentences of any room.
    [other]: after === before ? choice.order[other] : after,
  };
  return { ...choice, order };
}
