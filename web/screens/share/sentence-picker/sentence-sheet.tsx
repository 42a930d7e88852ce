import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { SentenceRow } from './sentence-row.tsx';
import styles from './sentence-sheet.module.css';
import type { SharedSentences } from './use-shared-sentences.ts';

type SentenceSheetProps = { open: boolean; onClose: () => void; review: SharedSentences };

/** Choose and order the sentences of the card. The last sentence cannot be removed. */
export function SentenceSheet({ open, onClose, review }: SentenceSheetProps) {
  const { sentences, isChanged, reset } = review;
  const resetAndFocus = ({ currentTarget: { parentElement } }: MouseEvent) => {
    // The reset removes the button, so focus the sheet's content, as when the sheet opens.
    flushSync(reset);
    focusIfLost(parentElement);
  };
  return (
    <Sheet open={open} onClose={onClose} title="What Is Shared" isAside>
      <p role="status" className={styles['explanation']}>
        {explanation(review)}
      </p>
      <ul>
        {sentences.map((sentence) => (
          <SentenceRow key={sentence} sentence={sentence} review={review} />
        ))}
      </ul>
      {isChanged && (
        <Button variant="quiet" className={styles['wide']} onClick={resetAndFocus}>
          Back to the usual sentences
        </Button>
      )}
    </Sheet>
  );
}

function explanation({ mode, isLastOne, isFull, isChanged, chosen, total }: SharedSentences): string {
  const first = mode === 'quote' ? 'The first sentence is the largest.' : 'The first sentence leads.';
  if (isLastOne) return 'This is the last sentence. It stays, since a card needs at least one.';
  if (isFull && total > chosen.length) {
    return `${first} The card has room for ${chosen.length}: leave one off, then choose another.`;
  }
  // By default, a full text card omits only the closing sentences (`cardSentences`).
  if (mode === 'fulltext' && !isChanged && total > chosen.length) {
    return `${first} The closing line, about other weeks or a name, is off: choose it if you like.`;
  }
  return `${first} Choose which ones are on the card.`;
}
