import type { ReactNode } from 'react';
import cards from './card.module.css';

/** A card that says why there is nothing to change in a group of settings. */
export function NoteCard({ children }: { children: ReactNode }) {
  return (
    <div className={cards['card']}>
      <p className={cards['text']}>{children}</p>
    </div>
  );
}
