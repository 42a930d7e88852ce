import { Skeleton } from '../../ui/page/skeleton.tsx';
import { WritingFrame } from './writing-frame.tsx';
import styles from './writing-page.module.css';

export function WritingSkeleton() {
  return (
    <WritingFrame
      glow="evening"
      chip={null}
      badge={<Skeleton width="6rem" height="1.75rem" radius="999px" />}
      bar={null}
    >
      <div className={styles['sheet']} role="status">
        <span className="visually-hidden">Loading...</span>
        <Skeleton width="92%" height="1.75rem" />
        <Skeleton width="60%" height="1.75rem" className={styles['secondLine']} />
      </div>
    </WritingFrame>
  );
}
