import { useMemo } from 'react';
import type { Summary } from '../../../../core/contract/summaries.ts';
import { cardTitle, NEUTRAL_CARD_TITLE, NEUTRAL_TITLE } from '../../../../core/domain/summaries/card-title.ts';
import { summarySentencesOf } from '../../../../core/domain/summaries/summary-sentences.ts';
import { sentencesOfTitle } from '../../../../core/domain/texts/own-words.ts';
import { wordCount } from '../../../../core/domain/texts/word-count.ts';
import {
  allSentences,
  isFull,
  ownWordsOf,
  type SentenceRoom,
  sentenceRoom,
  severalPicturesRoom,
} from '../../../features/cards/base/card-sentences.ts';
import type { CardMode } from '../../../features/cards/base/design.ts';
import { printable } from '../../../features/cards/base/printable.ts';
import {
  type CardChoice,
  type CardPart,
  chosenSentences,
  type LostCause,
  sentencesToChoose,
  usualChoice,
} from '../../../features/cards/card-choice.ts';
import { rememberedChoice } from '../../../features/cards/remembered-choice.ts';
import { useStoredCards } from '../../../features/cards/use-stored-cards.ts';
import { useUid } from '../../../features/session/use-session.ts';

export type SharedSentences = {
  summary: Summary;
  mode: CardMode;
  /** The parts of the summary that the user took off. */
  partsOff: readonly CardPart[];
  /** The title that is shared: the one of the summary, or a neutral one if the user took it off or there is none. */
  title: string;
  /** Whether one card has no room for the whole summary. */
  isLong: boolean;
  /** Every sentence of the summary once. The sentences on the card come first, in the card's order. */
  sentences: readonly string[];
  /** The sentences on the card, in the order in which the card shows them. */
  chosen: readonly string[];
  /** The number of sentences on the card. A sentence that two days have in common counts twice in all numbers. */
  count: number;
  /** The number of sentences that several pictures would show. */
  inSeveral: number;
  /** The number of sentences of the summary. */
  total: number;
  /** Whether the user has changed the default choice or order of the sentences. */
  isChanged: boolean;
  /** Whether the card has other sentences than by default, not only another order. */
  hasOthers: boolean;
  /** Why the user's choice no longer fits after the summary was written again or another version was kept; null if it fits. */
  lost: LostCause | null;
  isFull: boolean;
  /** The number of words in the sentences on the card that are quoted from the user. */
  ownWords: number;
  /** The number of words in the title of the card that are quoted from the user. */
  ownInTitle: number;
  /** The sentences whose quotation has the title of the card. */
  inTitle: readonly string[];
  /** Replace the choice by the one that `changed` returns of it, until the card is opened again. */
  change: (changed: (summary: Summary, mode: CardMode, choice: CardChoice, room: SentenceRoom) => CardChoice) => void;
};

function countOwnWords(
  summary: Summary,
  chosen: readonly string[],
  title: string,
): Pick<SharedSentences, 'ownWords' | 'ownInTitle' | 'inTitle'> {
  const ownWordsIn = ownWordsOf(summary);
  const named = cardTitle(title);
  const sentences = summarySentencesOf(printable(summary.longSummary));
  // "The Windowsill" is from "my windowsill". The user may have written the words of the neutral title.
  const own = (title === NEUTRAL_CARD_TITLE ? [] : [named, named.replace(/^\p{L}{1,3} (?=\p{L}{5})/u, '')])
    .map((words) => ({ words, inTitle: sentencesOfTitle(words, sentences) }))
    .find(({ inTitle }) => inTitle.length > 0);
  return {
    inTitle: own?.inTitle ?? [],
    ownInTitle: own ? wordCount(own.words) : 0,
    ownWords: chosen.reduce((sum, sentence) => sum + ownWordsIn(sentence), 0),
  };
}

/**
 * Manage the sentences that the user shares. If `isSplit` is true, several pictures share as much of the summary as they
 * hold unless the user chooses otherwise.
 */
export function useSharedSentences(summary: Summary, mode: CardMode, isSplit: boolean): SharedSentences {
  const uid = useUid();
  // If the summary is written again, or another version is kept, while the card is open, the sentences are others.
  const [choice, change] = useStoredCards(uid, summary.longSummary, () => rememberedChoice(uid, summary));
  const { partsOff = [] } = choice;
  const isNeutral = partsOff.includes('title') || cardTitle(summary.title) === NEUTRAL_TITLE;
  const title = isNeutral ? NEUTRAL_CARD_TITLE : summary.title;
  const all = useMemo(() => allSentences(summary), [summary]);
  const isLong = all.length > sentenceRoom.fulltext;
  const room = isSplit && isLong ? severalPicturesRoom : sentenceRoom;
  const chosen = useMemo(() => chosenSentences(summary, mode, choice, room), [summary, mode, choice, room]);
  const usual = chosenSentences(summary, mode, usualChoice, room);
  const own = useMemo(() => countOwnWords(summary, chosen, title), [summary, chosen, title]);
  return {
    summary,
    mode,
    partsOff,
    title,
    isLong,
    sentences: sentencesToChoose(summary, mode, choice, room),
    chosen,
    count: chosen.length,
    total: all.length,
    inSeveral: isLong ? chosenSentences(summary, mode, choice, severalPicturesRoom).length : 0,
    isChanged: chosen.join() !== usual.join(),
    hasOthers: [...chosen].sort().join() !== [...usual].sort().join(),
    lost: choice.lost?.[mode] ?? null,
    isFull: isFull(chosen, mode, room),
    ...own,
    change: (changed) => change((before) => changed(summary, mode, before, room)),
  };
}
