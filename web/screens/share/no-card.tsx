import { useLocation } from 'wouter';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import styles from './no-card.module.css';

/** Say that the summary of the address does not exist. */
export function NoCard() {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      drawing={<span className={styles['blank']} />}
      title="Summary not found"
      text="There is no weekly summary at this address."
      action={<Button onClick={() => navigate('/summary')}>Back to Summaries</Button>}
    />
  );
}
