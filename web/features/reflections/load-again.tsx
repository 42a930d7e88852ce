import { NetworkError } from '../../data/api/api.ts';
import { Button } from '../../ui/button/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import styles from './load-again.module.css';

type Props = {
  error: Error | null;
  showsKnown?: boolean;
  /** A sentence that is added to the message when there is no connection. */
  offlineNote?: string | undefined;
  /** What the button loads, such as 'reminders'. It distinguishes this button from similar ones on the screen. */
  what?: string;
  onAgain: () => void;
};

/**
 * A button that repeats a failed request, below a message. In the history and the summaries, only a missing connection
 * has a message (specification, section 8), so those screens omit `what`.
 */
export function LoadAgain({ error, showsKnown = false, offlineNote, what, onAgain }: Props) {
  return (
    <div className={styles['again']}>
      {error instanceof NetworkError && (
        <LiveRegion className={styles['why']}>
          There is no connection just now. Everything in your journal is safe
          {showsKnown ? ', and what was loaded before is here.' : '.'}
          {offlineNote !== undefined && ` ${offlineNote}`}
        </LiveRegion>
      )}
      {what !== undefined && error && !(error instanceof NetworkError) && (
        <LiveRegion className={styles['why']}>This part cannot be loaded just now.</LiveRegion>
      )}
      <Button variant="quiet" onClick={onAgain}>
        Load again
        {what !== undefined && <span className="visually-hidden">: {what}</span>}
      </Button>
    </div>
  );
}
