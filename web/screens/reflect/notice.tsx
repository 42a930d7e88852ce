import type { ReactNode } from 'react';
import { LiveRegion } from '../../ui/live-region.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './notice.module.css';

type NoticeProps = {
  /** Whether the text may be lost. */
  isUrgent?: boolean;
  children: ReactNode;
  actions?: ReactNode;
};

export function Notice({ isUrgent = false, children, actions }: NoticeProps) {
  return (
    <LiveRegion isUrgent={isUrgent} className={classNames(styles['notice'], isUrgent && styles['urgent'])}>
      <p>{children}</p>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </LiveRegion>
  );
}
