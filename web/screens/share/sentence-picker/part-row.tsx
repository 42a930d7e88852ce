import type { ReactNode } from 'react';
import styles from './sentence-sheet.module.css';

type Props = {
  name: string;
  /** The words of the summary that this part of the card has. */
  words: string;
  isOff: boolean;
  /** Share this part of the summary, or leave it off. */
  toggle: () => void;
  /** What the card has instead. */
  children?: ReactNode;
};

/** The row of a part of the card that is no sentence. */
export function PartRow({ name, words, isOff, toggle, children }: Props) {
  return (
    <div className={styles['row']}>
      <label className={styles['choice']}>
        <input type="checkbox" className={styles['box']} checked={!isOff} onChange={toggle} />
        <span className={styles['sentence']}>
          {name}: <bdi>{words}</bdi>
          {isOff && children && <span className={styles['note']}> {children}</span>}
        </span>
      </label>
    </div>
  );
}
