import { Button } from '../../../ui/button/button.tsx';
import { LiveRegion } from '../../../ui/live-region.tsx';
import styles from './list-view.module.css';
import type { OlderPages } from './use-older-pages.ts';

/** The button that loads the next page, if there is one. */
export function ShowOlder({ hasOlder, state, showOlder }: OlderPages) {
  if (!hasOlder) return null;
  return (
    <div className={styles['older']}>
      {state === 'failed' && (
        <LiveRegion className={styles['failed']}>Older ones cannot be loaded just now. They are safe.</LiveRegion>
      )}
      <Button variant="quiet" busy={state === 'loading'} onClick={showOlder}>
        Show older
      </Button>
    </div>
  );
}
