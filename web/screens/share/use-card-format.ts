import { useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import type { CardMode, CardShape } from '../../features/cards/base/design.ts';
import { type CardFormat, storedFormat } from '../../features/cards/stored-choices.ts';
import { useUid } from '../../features/session/use-session.ts';

/**
 * Manage the mode and the shape of a summary's card, and the choice of several pictures. The device remembers them for the
 * next time that a card is opened. A card that is open in another tab keeps its own.
 */
export function useCardFormat(summary: Summary) {
  const uid = useUid();
  const [format, setFormat] = useState(() => storedFormat(uid, summary));
  const change = (changed: Partial<CardFormat>) => {
    setFormat((before) => ({ ...before, ...changed }));
    import('../../features/cards/store-choice.ts')
      .then(({ storeFormat }) => storeFormat(uid, summary, changed))
      .catch(() => {});
  };
  return {
    ...format,
    setMode: (mode: CardMode) => change({ mode }),
    setShape: (shape: CardShape) => change({ shape }),
    setSplit: (isSplit: boolean) => change({ isSplit }),
  };
}
