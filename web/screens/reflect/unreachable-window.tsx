import { useLocation } from 'wouter';
import { Button } from '../../ui/button/button.tsx';
import styles from './no-window.module.css';
import { PageWithMoon } from './page-with-moon.tsx';

export function UnreachableWindow({ onRetry }: { onRetry: () => void }) {
  const [, navigate] = useLocation();
  return (
    <PageWithMoon
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
  );
}
