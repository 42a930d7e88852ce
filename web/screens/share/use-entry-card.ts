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
 * Manage the mode and the shape of the card. They are stored in the history entry, so that a reload restores them. A
 * new visit starts in quote mode with the shape `card`.
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
