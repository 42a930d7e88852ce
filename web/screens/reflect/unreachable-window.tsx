import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './no-reflection.module.css';
import { QuietMoon } from './quiet-moon.tsx';

/** The server does not say whether a window is open: offline, or it is down. */
export function UnreachableWindow({ onRetry }: { onRetry: () => void }) {
  const [, navigate] = useLocation();
  return (
    <Page>
      <h1 className="visually-hidden">Reflection</h1>
      <div className={styles['centre']}>
        <EmptyState
          drawing={<QuietMoon />}
          title="We could not reach your journal"
          text="Whatever you wrote on this device is safe. Check your connection and try again."
          action={
            <div className={styles['actions']}>
              <Button onClick={onRetry}>Try again</Button>
              <Button variant="quiet" onClick={() => navigate('/')}>
                Back to Home
              </Button>
            </div>
          }
        />
      </div>
    </Page>
  );
}
