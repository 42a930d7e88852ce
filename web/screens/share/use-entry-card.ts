import { useState } from 'react';
import type { CardMode, CardShape } from '../../features/cards/base/design.ts';

type EntryCard = { mode: CardMode; shape: CardShape };
type EntryState = { card?: Partial<EntryCard> } | null;

/** Return the mode and the shape that the current history entry stores, or the defaults. */
function entryCard(): EntryCard {
  const { card } = (history.state as EntryState) ?? {};
  return {
    mode: card?.mode === 'fulltext' ? 'fulltext' : 'quote',
    shape: card?.shape === 'story' ? 'story' : 'card',
  };
}

/**
 * Return the mode and the shape of the card. A new visit starts in quote mode with the shape `card`. A reload and a
 * return to this history entry restore the user's choice.
 */
export function useEntryCard() {
  const [card, setCard] = useState(entryCard);
  const change = (changed: Partial<EntryCard>) => {
    const next = { ...card, ...changed };
    setCard(next);
    history.replaceState({ ...(history.state as object | null), card: next }, '');
  };
  return { ...card, setMode: (mode: CardMode) => change({ mode }), setShape: (shape: CardShape) => change({ shape }) };
}
