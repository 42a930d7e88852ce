import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import styles from './no-connection.module.css';
import { useOfflineQueries } from './offline-queries.ts';

/** One notice above all cards instead of an error in each card. It stays visible while the cards reload. */
export function NoConnection() {
  const { isAnyOffline, refetchOffline } = useOfflineQueries();
  const [isLoading, setLoading] = useState(false);
  const wasPressed = useRef(false);
  const isShown = isAnyOffline || isLoading;

  // The pressed button disappears with the notice, so move the focus to the page heading.
  useLayoutEffect(() => {
    const heading = document.querySelector('h1');
    if (!isShown && wasPressed.current && document.activeElement === document.body && heading) {
      heading.tabIndex = -1;
      heading.focus();
    }
    wasPressed.current = false;
  }, [isShown]);

  const loadAgain = async () => {
    wasPressed.current = true;
    setLoading(true);
    await refetchOffline();
    setLoading(false);
  };
  return (
    <div aria-live="polite">
      {isShown && (
        <div className={styles['notice']}>
          <p className={styles['text']}>
            There is no connection just now. Everything in your journal is safe; the settings that are missing here come
            back with it.
          </p>
          <Button variant="quiet" className={styles['loadAgain']} busy={isLoading} onClick={() => void loadAgain()}>
            Load again
          </Button>
        </div>
      )}
    </div>
  );
}
