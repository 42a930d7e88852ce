import { useEffect, useMemo, useState } from 'react';
import type { Summary } from '../../../../core/contract/summaries.ts';
import { STORAGE_CARD_OWN_WORDS_TOLD } from '../../../../core/domain/limits.ts';
import { ownWordCounts } from '../../../../core/domain/texts/own-words.ts';
import { storage } from '../../../device/storage.ts';
import { cardSentences } from '../../../features/cards/base/card-content.ts';
import type { CardMode } from '../../../features/cards/base/design.ts';

export type SharedSentences = {
  /** Every sentence that the card may show in its mode. */
  sentences: readonly string[];
  /** The sentences that the user removed, in either mode. */
  leftOut: ReadonlySet<string>;
  keptCount: number;
  isKept: (sentence: string) => boolean;
  /** Whether only one sentence is left, which cannot be removed. */
  isLastOne: boolean;
  /** The number of words on the card that are quoted from the user. */
  ownWords: number;
  /** Remove or restore a sentence. The last sentence cannot be removed. */
  toggle: (sentence: string) => void;
};

/** The sentences that the user shares. A sentence removed in one mode is removed in the other too. */
export function useSharedSentences(summary: Summary, mode: CardMode): SharedSentences {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const sentences = useMemo(() => cardSentences(summary, mode), [summary, mode]);
  const counts = useMemo(() => ownWordCounts(sentences), [sentences]);
  const isKept = (sentence: string) => !leftOut.has(sentence);
  const kept = sentences.filter(isKept);
  const isLastOne = new Set(kept).size === 1;
  return {
    sentences,
    leftOut,
    keptCount: kept.length,
    isKept,
    isLastOne,
    ownWords: sentences.reduce((sum, sentence, index) => sum + (isKept(sentence) ? (counts[index] ?? 0) : 0), 0),
    toggle: (sentence) => {
      if (isLastOne && isKept(sentence)) return;
      const next = new Set(leftOut);
      if (!next.delete(sentence)) next.add(sentence);
      setLeftOut(next);
    },
  };
}

/** Whether to show how many words are quoted: only while the first fulltext card on this device is open. */
export function useOwnWordsNote(mode: CardMode): boolean {
  const [wasTold] = useState(() => storage.get(STORAGE_CARD_OWN_WORDS_TOLD) !== null);
  const isTold = mode === 'fulltext' && !wasTold;
  useEffect(() => {
    if (isTold) storage.set(STORAGE_CARD_OWN_WORDS_TOLD, 'true');
  }, [isTold]);
  return isTold;
}
