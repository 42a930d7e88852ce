import { useQuery } from '@tanstack/react-query';
import type { Day } from '../../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../../core/domain/days/week.ts';
import { summariesQuery } from '../../../data/summaries.ts';
import { SampleWeekButton } from '../../../features/sample-week/sample-week-button.tsx';
import styles from './first-day.module.css';

export function SampleUntilSummary({ today }: { today: Day }) {
  const { data } = useQuery(summariesQuery(weekStartOf(today)));
  if (!data || data.length > 0) return null;
  return (
    <div className={styles['first']}>
      <div className={styles['actions']}>
        <SampleWeekButton />
      </div>
    </div>
  );
}
