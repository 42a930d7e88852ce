import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ownWordsNote } from './own-words-note.ts';
import styles from './shared-words.module.css';
import type { Review } from './use-review.ts';

/** The way to change what of the card is shared. The last sentence stays: a card without words says nothing. */
export function SharedWords({ review, isOwnWordsTold }: { review: Review; isOwnWordsTold: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { sentences, keptCount, isKept, isLastOne, toggle } = review;
  return (
    <>
      <div className={styles['tool']}>
        <Button variant="quiet" className={styles['open']} onClick={() => setOpen(true)}>
          <span>
            Choose what is shared
            {keptCount < sentences.length && (
              <>
                {' '}
                <span className={styles['count']}>{`(${keptCount} of ${sentences.length})`}</span>
              </>
            )}
          </span>
        </Button>
        <p role="status" className={styles['note']}>
          {isOwnWordsTold && keptCount > 0 && ownWordsNote(review.ownWords)}
        </p>
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="What Is Shared">
        <p role="status" className={styles['explanation']}>
          {isLastOne
            ? 'This is the last sentence. It stays, since a card needs at least one.'
            : 'Tap a sentence to leave it off the card.'}
        </p>
        <ul>
          {sentences.map((sentence, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may say the same, and none moves.
            <li key={index}>
              <label className={styles['choice']}>
                <input
                  type="checkbox"
                  className={styles['box']}
                  checked={isKept(sentence)}
                  aria-disabled={isLastOne && isKept(sentence)}
                  onChange={() => toggle(sentence)}
                />
                <span dir="auto" className={styles['sentence']}>
                  {sentence}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
