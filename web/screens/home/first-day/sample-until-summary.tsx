import { useQuery } from '@tanstack/react-query';
import type { Day } from '../../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../../core/domain/days/week.ts';
import { SUMMARY_REFLECTIONS_MIN } from '../../../../core/domain/limits.ts';
import { summariesQuery } from '../../../data/summaries.ts';
import { SampleWeekButton } from '../../../features/sample-week/sample-week-button.tsx';
import { useSituation } from '../week/use-situation.ts';
import styles from './first-day.module.css';

/** Offer a sample of a summary until the user has one, or has written enough this week or last week to get one. */
export function SampleUntilSummary({ today }: { today: Day }) {
  const { data } = useQuery(summariesQuery(weekStartOf(today)));
  const situation = useSituation(today);
  if (!data || data.length > 0 || !situation) return null;
  const { thisWeekCount, lastWeekCount } = situation;
  if (Math.max(thisWeekCount, lastWeekCount ?? 0) >= SUMMARY_REFLECTIONS_MIN) return null;
  return (
    <div className={styles['first']}>
      <div className={styles['actions']}>
        <SampleWeekButton />
      </div>
    </div>
  );
}
