import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Sheet } from '../../../ui/dialog/sheet.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import styles from './sentence-picker.module.css';
import { SentenceRow } from './sentence-row.tsx';
import type { SharedSentences } from './use-shared-sentences.ts';

type SentencePickerProps = { review: SharedSentences; isOwnWordsTold: boolean };

/** Choose and order the sentences of the card. The last sentence cannot be removed. */
export function SentencePicker({ review, isOwnWordsTold }: SentencePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const { mode, sentences, chosen, isChanged, ownWords, reset } = review;
  const note = isOwnWordsTold ? ownWordsNote(ownWords) : null;
  return (
    <>
      <div className={classNames(styles['tool'], note !== null && styles['noted'])}>
        <Button variant="quiet" className={styles['open']} onClick={() => setOpen(true)}>
          <span>
            Choose what is shared
            {(isChanged || (mode === 'fulltext' && chosen.length < sentences.length)) && (
              <>
                {' '}
                <span className={styles['count']}>{`(${chosen.length} of ${sentences.length})`}</span>
              </>
            )}
          </span>
        </Button>
        <p role="status" className={note === null ? undefined : styles['note']}>
          {note}
        </p>
      </div>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title="What Is Shared" isAside>
        <p role="status" className={styles['explanation']}>
          {explanation(review)}
        </p>
        <ul>
          {sentences.map((sentence) => (
            <SentenceRow key={sentence} sentence={sentence} review={review} />
          ))}
        </ul>
        {isChanged && (
          <Button variant="quiet" className={styles['wide']} onClick={reset}>
            Back to the usual sentences
          </Button>
        )}
      </Sheet>
    </>
  );
}

function explanation({ mode, isLastOne, isFull, chosen, sentences }: SharedSentences): string {
  const first = mode === 'quote' ? 'The first sentence is the largest.' : 'The first sentence leads.';
  if (isLastOne) return 'This is the last sentence. It stays, since a card needs at least one.';
  if (isFull && sentences.length > chosen.length) {
    return `${first} The card has room for ${chosen.length}: leave one off, then choose another.`;
  }
  return `${first} Choose which ones are on the card.`;
}

/** Return the note about how many words of a card are quoted from the user. */
function ownWordsNote(count: number): string {
  if (count === 0) return 'Quotes none of your words.';
  return count === 1 ? 'Quotes one of your words.' : `Quotes ${count} of your words.`;
}
