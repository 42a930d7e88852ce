import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { MoveDownIcon, MoveUpIcon } from '../../../ui/icons.tsx';
import { repetitionNote } from './repetition-note.ts';
import styles from './sentence-sheet.module.css';
import type { SharedSentences } from './use-shared-sentences.ts';

type Props = {
  sentence: string;
  review: SharedSentences;
  /** Add the sentence to the card, or remove it. */
  toggle: () => void;
  /** Move the sentence one place towards the start of the card (-1) or the end (1). */
  move: (by: -1 | 1) => void;
};

/** Return the sentences on the card. The list shows a sentence that two days have in common once. */
export const linesOf = ({ chosen }: SharedSentences): readonly string[] => [...new Set(chosen)];

export function SentenceRow({ sentence, review, toggle, move }: Props) {
  const { summary, chosen, inTitle, isFull } = review;
  const lines = linesOf(review);
  const place = lines.indexOf(sentence);
  const isOnCard = place !== -1;
  const isLastOne = isOnCard && lines.length === 1;
  // A sentence that the user added is on the card once.
  const isOnce = chosen.filter((each) => each === sentence).length === 1;
  const note = isOnce ? null : repetitionNote(summary, sentence);
  const moveBy = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    if (button.getAttribute('aria-disabled') === 'true') return;
    flushSync(() => move(by));
    button.closest('li')?.scrollIntoView({ block: 'nearest' });
    // Focus the button again: the browser takes the focus away from a button whose row has moved.
    button.focus();
  };
  return (
    <li className={styles['row']}>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          className={styles['box']}
          checked={isOnCard}
          aria-disabled={isOnCard ? isLastOne : isFull}
          onChange={toggle}
        />
        <span dir="auto" className={styles['sentence']}>
          {sentence}
          {note !== null && <span className={styles['note']}> {note}</span>}
          {isLastOne && <span className={styles['note']}> This one stays: a card needs at least one sentence.</span>}
          {!isOnCard && inTitle.includes(sentence) && (
            <span className={styles['note']}> The title has words of this sentence.</span>
          )}
        </span>
      </label>
      {isOnCard && !isLastOne && (
        <div className={styles['moves']}>
          <IconButton
            label={`Move up: ${sentence}`}
            data-tip="Move up"
            className={styles['move']}
            aria-disabled={place === 0}
            onClick={moveBy(-1)}
          >
            <MoveUpIcon size={20} />
          </IconButton>
          <IconButton
            label={`Move down: ${sentence}`}
            data-tip="Move down"
            className={styles['move']}
            aria-disabled={place === lines.length - 1}
            onClick={moveBy(1)}
          >
            <MoveDownIcon size={20} />
          </IconButton>
        </div>
      )}
    </li>
  );
}
