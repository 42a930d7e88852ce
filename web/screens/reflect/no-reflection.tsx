import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './no-reflection.module.css';
import { QuietMoon } from './quiet-moon.tsx';

/** What the writing screen shows while no window is open. */
export function NoReflection() {
  const [, navigate] = useLocation();
  return (
    <Page>
      <h1 className="visually-hidden">Reflection</h1>
      <div className={styles['centre']}>
        <EmptyState
          drawing={<QuietMoon />}
          title="No Reflection Available"
          text={<Schedule />}
          action={<Button onClick={() => navigate('/')}>Back to Home</Button>}
        />
      </div>
    </Page>
  );
}

function Schedule() {
  return (
    <>
      Come back when a window is open:
      <span className={styles['window']}>{'Evening reflection at 6:00\u00a0PM'}</span>
      <span className={styles['window']}>
        {'Deep reflections in random 10-minute windows between 9:00\u00a0AM and 5:00\u00a0PM'}
      </span>
    </>
  );
}
