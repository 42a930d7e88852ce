import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import styles from './sentence-picker.module.css';
import type { SharedSentences } from './use-shared-sentences.ts';

/** Choose the sentences of the card. The last sentence cannot be removed. */
export function SentencePicker({ review, isOwnWordsTold }: { review: SharedSentences; isOwnWordsTold: boolean }) {
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
            // biome-ignore lint/suspicious/noArrayIndexKey: two sentences may be equal, and the order never changes.
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

/** Return the note about how many words of a card are quoted from the user. */
function ownWordsNote(count: number): string {
  if (count === 0) return 'None of its words are quoted from you.';
  return count === 1 ? 'One word on it is your own.' : `${count} words on it are your own.`;
}
