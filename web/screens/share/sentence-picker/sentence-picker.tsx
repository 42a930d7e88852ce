import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { SentenceSheet } from '../lazy-parts.ts';
import styles from './sentence-picker.module.css';
import type { SharedSentences } from './use-shared-sentences.ts';

/** Show the button that opens the sentence sheet, and how many words on the card are the user's own. */
export function SentencePicker({ review }: { review: SharedSentences }) {
  // Null until the sheet is first opened.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { mode, sentences, chosen, isChanged, ownWords } = review;
  return (
    <>
      <div className={styles['tool']}>
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
        <p role="status" className={styles['note']}>
          {ownWordsNote(ownWords)}
        </p>
      </div>
      {isOpen !== null && <SentenceSheet open={isOpen} onClose={() => setOpen(false)} review={review} />}
    </>
  );
}

function ownWordsNote(count: number): string {
  if (count === 0) return 'Quotes none of your words.';
  return count === 1 ? 'Quotes one of your words.' : `Quotes ${count} of your words.`;
}
