import { HISTORY_PLACEHOLDERS } from '../../../core/domain/limits.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import styles from './reflection-placeholders.module.css';

const keys = Array.from({ length: HISTORY_PLACEHOLDERS }, (_, index) => `placeholder-${index}`);

export function ReflectionPlaceholders() {
  return (
    <div role="status" className={styles['cards']}>
      <span className="visually-hidden">Loading...</span>
      <Skeleton width="60%" height="1.5rem" className={styles['heading']} />
      {keys.map((key) => (
        <div key={key} className={styles['card']} data-placeholder>
          <Skeleton width="40%" height="0.9rem" />
          <Skeleton width="85%" height="1rem" className={styles['line']} />
          <Skeleton height="1rem" className={styles['line']} />
          <Skeleton width="60%" height="1rem" className={styles['line']} />
        </div>
      ))}
    </div>
  );
}
