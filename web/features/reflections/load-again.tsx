import { NetworkError } from '../../data/api/api.ts';
import { Button } from '../../ui/button/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import styles from './load-again.module.css';

type Props = {
  /** The error of the failed request. */
  error: Error | null;
  /** Whether reflections that were loaded earlier are shown below the button. */
  showsKnown?: boolean;
  /** What the button loads, e.g. 'reminders'. It distinguishes several such buttons on a screen. */
  what?: string;
  onAgain: () => void;
};

/**
 * The button that repeats a failed request. It shows no error message (specification, chapter 8), but says when there
 * is no connection.
 */
export function LoadAgain({ error, showsKnown = false, what, onAgain }: Props) {
  return (
    <div className={styles['again']}>
      {error instanceof NetworkError && (
        <LiveRegion className={styles['why']}>
          There is no connection just now. Everything you have submitted is safe
          {showsKnown ? ', and what was loaded before is here.' : '.'}
        </LiveRegion>
      )}
      <Button variant="quiet" onClick={onAgain}>
        Load again
        {what !== undefined && <span className="visually-hidden">: {what}</span>}
      </Button>
    </div>
  );
}
