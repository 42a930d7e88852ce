import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  /** A small drawing, hidden from screen readers. */
  drawing?: ReactNode;
  title?: string | undefined;
  /** Use 'h1' when the empty state is the whole page. */
  heading?: 'h1' | 'h2';
  text: ReactNode;
  action?: ReactNode;
};

export function EmptyState({ drawing, title, heading: Heading = 'h2', text, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {drawing !== undefined && (
        <div className={styles['drawing']} aria-hidden="true">
          {drawing}
        </div>
      )}
      {title !== undefined && <Heading className={styles['title']}>{title}</Heading>}
      <p className={styles['text']}>{text}</p>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
