import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Summary } from '../../../core/contract/summaries.ts';
import { summaryQuery } from '../../data/summaries.ts';
import { carefulText } from '../../features/summaries/careful-text.ts';
import { useRewriting } from '../../features/summaries/use-rewriting.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import styles from './no-card.module.css';

type Props = {
  /** The summary, if this device knows it. */
  summary: Summary | undefined;
  /** Whether the server does not have this summary, or not without deleted words. */
  isLost: boolean;
};

/** Say why the summary of the address has no card. */
export function NoCard({ summary, isLost }: Props) {
  if (!summary) return <NotFound />;
  return isLost ? <RewrittenSummary summary={summary} /> : <NoCardState text={carefulText} summary={summary} />;
}

/** Say that a summary is being written again, and fetch it until it is, unless its week has too few reflections. */
function RewrittenSummary({ summary }: { summary: Summary }) {
  const { text, hasTooFew, refetchInterval } = useRewriting(summary.weekStart);
  useQuery({ ...summaryQuery(summary.id), refetchInterval });
  return hasTooFew ? <NotFound /> : <NoCardState text={text} summary={summary} />;
}

const NotFound = () => <NoCardState title="Summary not found" text="There is no weekly summary at this address." />;

function NoCardState({ title, text, summary }: { title?: string; text: string; summary?: Summary }) {
  const [, navigate] = useLocation();
  return (
    <EmptyState
      drawing={<span className={styles['blank']} />}
      title={title}
      text={<span role="status">{text}</span>}
      action={
        <Button onClick={() => navigate(summary ? `/summary?week=${summary.weekStart}` : '/summary')}>
          Back to Summaries
        </Button>
      }
    />
  );
}
