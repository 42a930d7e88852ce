import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { MoveDownIcon, MoveUpIcon } from '../../../ui/icons.tsx';
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

export function SentenceRow({ sentence, review, toggle, move }: Props) {
  const { chosen, count, isLastOne, isFull } = review;
  const place = [...new Set(chosen)].indexOf(sentence);
  const isOnCard = place !== -1;
  const moveBy = (by: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    if (button.getAttribute('aria-disabled') === 'true') return;
    flushSync(() => move(by));
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
        </span>
      </label>
      {isOnCard && count > 1 && (
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
            aria-disabled={place === count - 1}
            onClick={moveBy(1)}
          >
            <MoveDownIcon size={20} />
          </IconButton>
        </div>
      )}
    </li>
  );
}
