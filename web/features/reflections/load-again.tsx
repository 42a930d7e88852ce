import { Button } from '../../ui/button.tsx';
import styles from './load-again.module.css';

/** After a request that failed: no message (SPECIFICATION 8), but never a claim that there is nothing. */
export function LoadAgain({ onAgain }: { onAgain: () => void }) {
  return (
    <div className={styles['again']}>
      <Button variant="quiet" onClick={onAgain}>
        Load again
      </Button>
    </div>
  );
}
