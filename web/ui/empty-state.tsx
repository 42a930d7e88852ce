import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** A small drawing, hidden from screen readers. */
  drawing?: ReactNode;
  title: string;
  /** 'h1' where it stands for the whole page. */
  heading?: 'h1' | 'h2';
  text: ReactNode;
  /** One button. */
  action?: ReactNode;
};

/** What a screen or a list shows when there is nothing: a drawing, a sentence, a button. */
export function EmptyState({ drawing, title, heading: Heading = 'h2', text, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {drawing !== undefined && (
        <div className={styles['drawing']} aria-hidden="true">
          {drawing}
        </div>
      )}
      <Heading className={styles['title']}>{title}</Heading>
      <p className={styles['text']}>{text}</p>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
