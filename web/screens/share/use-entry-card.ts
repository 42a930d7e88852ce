import { useState } from 'react';
import type { CardMode, CardShape } from '../../features/cards/base/design.ts';

type EntryCard = {
  mode: CardMode;
  shape: CardShape;
  /** Whether the user wants several pictures of a full text. */
  isSplit: boolean;
};
type EntryState = { card?: Partial<EntryCard> } | null;

/** Return the card that the current history entry stores, or the defaults. */
function entryCard(): EntryCard {
  const { card } = (history.state as EntryState) ?? {};
  return {
    mode: card?.mode === 'fulltext' ? 'fulltext' : 'quote',
    shape: card?.shape === 'story' ? 'story' : 'card',
    isSplit: card?.isSplit === true,
  };
}

/**
 * Manage the mode and the shape of the card, and the choice of several pictures. They are stored in the history entry,
 * so that a reload restores them. A new visit starts in quote mode with the shape `card` and one picture.
 */
export function useEntryCard() {
  const [card, setCard] = useState(entryCard);
  const change = (changed: Partial<EntryCard>) => {
    const next = { ...card, ...changed };
    setCard(next);
    history.replaceState({ ...(history.state as object | null), card: next }, '');
  };
  return {
    ...card,
    setMode: (mode: CardMode) => change({ mode }),
    setShape: (shape: CardShape) => change({ shape }),
    setSplit: (isSplit: boolean) => change({ isSplit }),
  };
}
