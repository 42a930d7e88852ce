import styles from './summaries-screen.module.css';
import { useAwaitedSummary } from './use-awaited-summary.ts';

/** Say above a list without the summary of last week when this summary comes. */
export function AwaitedWeek() {
  const text = useAwaitedSummary();
  return (
    text && (
      <p role="status" className={styles['missing']}>
        {text}
      </p>
    )
  );
}
