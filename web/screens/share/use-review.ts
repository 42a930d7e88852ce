import { useEffect, useMemo, useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { STORAGE_CARD_OWN_WORDS_TOLD } from '../../../core/domain/limits.ts';
import { ownWordCounts } from '../../../core/domain/texts/own-words.ts';
import { storage } from '../../device/storage.ts';
import { cardSentences } from '../../features/cards/base/card-content.ts';
import type { CardMode } from '../../features/cards/base/design.ts';

export type Review = {
  /** Every sentence that the card may show in its mode. */
  sentences: readonly string[];
  /** Those that the person tapped off, in either mode. */
  leftOut: ReadonlySet<string>;
  keptCount: number;
  isKept: (sentence: string) => boolean;
  /** One sentence is kept, and cannot be tapped off. */
  isLastOne: boolean;
  /** How many of the words kept are the writer's own. */
  ownWords: number;
  /** Does nothing to the only sentence that is kept. */
  toggle: (sentence: string) => void;
};

/** What the person lets leave the device. A sentence tapped off in one mode is off in the other too. */
export function useReview(summary: Summary, mode: CardMode): Review {
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

/** Whether to say how many words are the writer's own: in the first fulltext card on this device, while it is open. */
export function useOwnWordsNote(mode: CardMode): boolean {
  const [wasTold] = useState(() => storage.get(STORAGE_CARD_OWN_WORDS_TOLD) !== null);
  const isTold = mode === 'fulltext' && !wasTold;
  useEffect(() => {
    if (isTold) storage.set(STORAGE_CARD_OWN_WORDS_TOLD, 'true');
  }, [isTold]);
  return isTold;
}
