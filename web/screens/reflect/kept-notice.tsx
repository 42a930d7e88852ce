import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Said } from '../../ui/said.tsx';
import styles from './kept-notice.module.css';

type Props = {
  /** They may be lost. Words that are safe are spoken of quietly. */
  isUrgent?: boolean;
  children: ReactNode;
  actions?: ReactNode;
};

/** Where the words are and what becomes of them, above the page. */
export function KeptNotice({ isUrgent = false, children, actions }: Props) {
  return (
    <Said isUrgent={isUrgent} className={classNames(styles['notice'], isUrgent && styles['urgent'])}>
      <p>{children}</p>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </Said>
  );
}
