import { useMemo, useState } from 'react';
import type { Summary } from '../../../../core/contract/summaries.ts';
import { cardTitle } from '../../../../core/domain/summaries/card-title.ts';
import { ownWordCounts, ownWordsOfTitle } from '../../../../core/domain/texts/own-words.ts';
import {
  allSentences,
  isFull,
  sentenceRoom,
  severalPicturesRoom,
  summarySentences,
} from '../../../features/cards/base/card-sentences.ts';
import type { CardMode } from '../../../features/cards/base/design.ts';
import {
  type CardChoice,
  chosenSentences,
  moveSentence,
  sentencesToChoose,
  toggleSentence,
  usualChoice,
} from '../../../features/cards/card-choice.ts';
import { rememberChoice, rememberedChoice } from '../../../features/cards/remembered-choice.ts';
import { useUid } from '../../../features/session/use-session.ts';

export type SharedSentences = {
  mode: CardMode;
  /** Whether one card has no room for the whole summary. */
  isLong: boolean;
  /** Every sentence of the summary. The sentences on the card come first, in the card's order. */
  sentences: readonly string[];
  /** The sentences on the card, in the order in which the card shows them. */
  chosen: readonly string[];
  /** The number of sentences of the summary. A sentence that two days have in common counts twice, also in `chosen`. */
  total: number;
  /** Whether the user has changed the default choice or order of the sentences. */
  isChanged: boolean;
  /** Whether the card has only one sentence, which cannot be removed. */
  isLastOne: boolean;
  isFull: boolean;
  /** The number of words on the card, with its title, that are quoted from the user. */
  ownWords: number;
  /** Add the sentence if the card has room for it, or remove it unless it is the only sentence on the card. */
  toggle: (sentence: string) => void;
  /** Move a sentence of the card one place towards the start (-1) or the end (1). */
  move: (sentence: string, by: -1 | 1) => void;
  /** Restore the default sentences in both modes. */
  reset: () => void;
};

function countOwnWords(summary: Summary, chosen: readonly string[]): number {
  const all = summarySentences(summary);
  const counts = ownWordCounts(all);
  const ofTitle = ownWordsOfTitle(cardTitle(summary.title), summary.longSummary);
  return chosen.reduce((sum, sentence) => sum + (counts[all.indexOf(sentence)] ?? 0), ofTitle);
}

/**
 * Manage the sentences that the user shares. Store the choice on this device until the user's session ends. If `isSplit`
 * is true, several pictures share as much of the summary as they hold unless the user chooses otherwise.
 */
export function useSharedSentences(summary: Summary, mode: CardMode, isSplit: boolean): SharedSentences {
  const uid = useUid();
  const [choice, setChoice] = useState<CardChoice>(() => rememberedChoice(uid, summary));
  const total = useMemo(() => allSentences(summary).length, [summary]);
  const isLong = total > sentenceRoom.fulltext;
  const room = isSplit && isLong ? severalPicturesRoom : sentenceRoom;
  const chosen = useMemo(() => chosenSentences(summary, mode, choice, room), [summary, mode, choice, room]);
  const ownWords = useMemo(() => countOwnWords(summary, chosen), [summary, chosen]);
  const isLastOne = new Set(chosen).size === 1;
  const isCardFull = isFull(chosen, mode, room);
  const choose = (next: CardChoice) => {
    setChoice(next);
    rememberChoice(uid, summary, next);
  };
  return {
    mode,
    isLong,
    sentences: sentencesToChoose(summary, mode, choice, room),
    chosen,
    total,
    isChanged: choice.leftOut.length > 0 || choice.order[mode] !== null,
    isLastOne,
    isFull: isCardFull,
    ownWords,
    toggle: (sentence) => {
      const isOnCard = chosen.includes(sentence);
      if (isOnCard ? isLastOne : isCardFull) return;
      choose(toggleSentence(summary, mode, choice, sentence, room));
    },
    move: (sentence, by) => choose(moveSentence(summary, mode, choice, sentence, by, room)),
    reset: () => choose(usualChoice),
  };
}
