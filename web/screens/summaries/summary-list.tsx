import { useState } from 'react';
import type { Summary } from '../../../core/contract/summaries.ts';
import { SummaryCard } from './summary-card.tsx';
import styles from './summary-list.module.css';

type Props = {
  summaries: readonly Summary[];
  isSearching: boolean;
  /** The Monday of the week whose card is expanded at first. */
  initialWeekStart: string | undefined;
};

/** The cards, of which at most one is expanded. */
export function SummaryList({ summaries, isSearching, initialWeekStart }: Props) {
  const [openId, setOpenId] = useState(
    () => summaries.find(({ weekStart }) => weekStart === initialWeekStart)?.id ?? null,
  );
  return (
    <ul>
      {summaries.map((summary) => (
        <li key={summary.id} className={styles['entry']}>
          <SummaryCard
            summary={summary}
            isMatch={isSearching}
            isOpen={summary.id === openId}
            isFromPath={summary.weekStart === initialWeekStart}
            onToggle={() => setOpenId(summary.id === openId ? null : summary.id)}
          />
        </li>
      ))}
    </ul>
  );
}
