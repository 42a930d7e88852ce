import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** A small drawing, hidden from screen readers. */
  drawing?: ReactNode;
  title: string;
  text: ReactNode;
  /** One button. */
  action?: ReactNode;
};

/** What a screen or a list shows when there is nothing: a drawing, a sentence, a button. */
export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {drawing !== undefined && (
        <div className={styles['drawing']} aria-hidden="true">
          {drawing}
        </div>
      )}
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['text']}>{text}</p>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
