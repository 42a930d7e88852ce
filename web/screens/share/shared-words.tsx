import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import styles from './shared-words.module.css';
import type { Review } from './use-review.ts';

function ownWordsSentence(count: number): string {
  if (count === 0) return 'None of the words on this card are quoted from you.';
  return count === 1
    ? 'One word on this card is your own, just as you wrote it.'
    : `${count} words on this card are your own, just as you wrote them.`;
}

function note({ keptCount, ownWords }: Review, isOwnWordsTold: boolean): string | null {
  if (keptCount === 0) return 'Nothing is left to share. Keep at least one sentence.';
  return isOwnWordsTold ? ownWordsSentence(ownWords) : null;
}

/** Under the card: what of it is shared, and the way to change that. */
export function SharedWords({ review, isOwnWordsTold }: { review: Review; isOwnWordsTold: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { sentences, leftOut, keptCount, toggle } = review;
  const said = note(review, isOwnWordsTold);
  return (
    <div className={styles['words']}>
      <p role="status" className={styles['note']}>
        {said}
      </p>
      <Button variant="quiet" className={styles['open']} onClick={() => setOpen(true)}>
        {keptCount === sentences.length
          ? 'Choose what is shared'
          : `Choose what is shared (${keptCount} of ${sentences.length})`}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="What Is Shared">
        <p className={styles['explanation']}>Tap a sentence to leave it off the card.</p>
        <ul>
          {sentences.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may say the same, and none moves.
            <li key={index}>
              <label className={styles['choice']}>
                <input
                  type="checkbox"
                  className={styles['box']}
                  checked={!leftOut.has(sentence)}
                  onChange={() => toggle(sentence)}
                />
                <span dir="auto" className={styles['sentence']}>
                  {sentence}
                </span>
              </label>
            </li>
          ))}
        </ul>
        {keptCount === 0 && <p className={styles['explanation']}>{note(review, false)}</p>}
      </Sheet>
    </div>
  );
}
