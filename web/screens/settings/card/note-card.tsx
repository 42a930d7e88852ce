import type { ReactNode } from 'react';
import cards from './card.module.css';

export function NoteCard({ children }: { children: ReactNode }) {
  return (
    <div className={cards['card']}>
      <p className={cards['text']}>{children}</p>
    </div>
  );
}
