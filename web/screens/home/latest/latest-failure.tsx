import { NetworkError } from '../../../data/api/api.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './latest-reflections.module.css';

/** Say that the latest reflections cannot be loaded, and offer to load them again. */
export function LatestFailure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  return (
    <div className={styles['note']}>
      <p>
        {error instanceof NetworkError ? 'There is no connection' : 'Your reflections cannot be loaded'} just now.
        Everything in your journal is safe.
      </p>
      <Button variant="quiet" className={styles['again']} onClick={onAgain}>
        Load again<span className="visually-hidden">: reflections</span>
      </Button>
    </div>
  );
}
