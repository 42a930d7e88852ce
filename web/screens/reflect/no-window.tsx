import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import {
  DEEP_FIRST_MINUTE_OF_DAY,
  DEEP_UNTIL_MINUTE_OF_DAY,
  DEEP_WINDOW_MINUTES,
  EVENING_FROM_SECONDS_OF_DAY,
} from '../../../core/domain/limits.ts';
import { clockText } from '../../../core/domain/texts/limit-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { Page } from '../../ui/page/page.tsx';
import styles from './no-window.module.css';

/** The writing screen when no window is open. */
export function NoWindow() {
  const [, navigate] = useLocation();
  return (
    <PageWithMoon
      title="No Reflection Available"
      text={<Schedule />}
      action={<Button onClick={() => navigate('/')}>Back to Home</Button>}
    />
  );
}

/** The writing screen when the server cannot be reached, so that no window is known. */
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

function Schedule() {
  return (
    <>
      Come back when a window is open:
      <span className={styles['window']}>{`Evening reflection at ${clockText(EVENING_FROM_SECONDS_OF_DAY)}`}</span>
      <span className={styles['window']}>
        {`Deep reflections in random ${DEEP_WINDOW_MINUTES}-minute windows between ${clockText(DEEP_FIRST_MINUTE_OF_DAY * 60)} and ${clockText(DEEP_UNTIL_MINUTE_OF_DAY * 60)}`}
      </span>
    </>
  );
}

function PageWithMoon(props: { title: string; text: ReactNode; action: ReactNode }) {
  return (
    <Page>
      <h1 className="visually-hidden">Reflection</h1>
      <div className={styles['centre']}>
        <EmptyState drawing={<Moon />} {...props} />
      </div>
    </Page>
  );
}

/** A moon over two lines of hills. */
function Moon() {
  return (
    <svg
      width="120"
      height="84"
      viewBox="0 0 120 84"
      fill="none"
      aria-hidden="true"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      <path d="M68 12a17 17 0 1 0 12.5 27A20 20 0 0 1 68 12Z" stroke="var(--evening)" />
      <path d="M4 72c14-16 27-18 40-6 12-12 26-20 40-9 10 7 20 10 32 9" />
      <path d="M16 80c24-8 60-10 92-3" opacity="0.5" />
    </svg>
  );
}
