import type { ReactNode } from 'react';
import styles from './refused-notice.module.css';

type Props = { isUrgent?: boolean; children: ReactNode; actions?: ReactNode };

/** Where the words are and what becomes of them, above the page. */
export function KeptNotice({ isUrgent = false, children, actions }: Props) {
  return (
    <section role={isUrgent ? 'alert' : 'status'} className={styles['notice']}>
      <p>{children}</p>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </section>
  );
}
