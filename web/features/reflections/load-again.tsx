import { NetworkError } from '../../data/api.ts';
import { Button } from '../../ui/button.tsx';
import { Said } from '../../ui/said.tsx';
import styles from './load-again.module.css';

type Props = {
  /** Why there is no answer. */
  error: Error | null;
  /** What was loaded before is shown below. */
  showsKnown?: boolean;
  /** Of what, where several may stand on a screen: 'reminders'. */
  what?: string;
  onAgain: () => void;
};

/**
 * After a request that failed: no error message (SPECIFICATION 8), but never a claim that there is nothing. A missing
 * connection is no fault of the server's, and is said.
 */
export function LoadAgain({ error, showsKnown = false, what, onAgain }: Props) {
  return (
    <div className={styles['again']}>
      {error instanceof NetworkError && (
        <Said className={styles['why']}>
          There is no connection just now. Everything you have handed in is safe
          {showsKnown ? ', and what was loaded before is here.' : '.'}
        </Said>
      )}
      <Button variant="quiet" onClick={onAgain}>
        Load again
        {what !== undefined && <span className="visually-hidden">: {what}</span>}
      </Button>
    </div>
  );
}
