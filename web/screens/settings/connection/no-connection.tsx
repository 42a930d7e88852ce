import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import styles from './no-connection.module.css';
import { useOfflineQueries } from './offline-queries.ts';

/** LiveRegion once for all cards, above them. It stays while they are asked again. */
export function NoConnection() {
  const { isSome, askAgain } = useOfflineQueries();
  const [isAsking, setAsking] = useState(false);
  const isPressed = useRef(false);
  const isShown = isSome || isAsking;

  // The button goes with what it was for: whoever has no pointer goes on from the heading above it, which says where.
  useLayoutEffect(() => {
    const heading = document.querySelector('h1');
    if (!isShown && isPressed.current && document.activeElement === document.body && heading) {
      heading.tabIndex = -1;
      heading.focus();
    }
    isPressed.current = false;
  }, [isShown]);

  const again = async () => {
    isPressed.current = true;
    setAsking(true);
    await askAgain();
    setAsking(false);
  };
  return (
    <div aria-live="polite">
      {isShown && (
        <div className={styles['notice']}>
          <p className={styles['text']}>
            There is no connection just now. Everything you have handed in is safe; the settings that are missing here
            come back with it.
          </p>
          <Button variant="quiet" className={styles['loadAgain']} busy={isAsking} onClick={() => void again()}>
            Load again
          </Button>
        </div>
      )}
    </div>
  );
}
