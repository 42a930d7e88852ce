import type { Summary } from '../../../core/contract/summaries.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { cardDay } from '../../features/reflections/format.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './summary-search.module.css';

/** Buttons that open the weeks which a search names, above the summaries that only contain its words. */
export function NamedWeeks({ weeks, onOpen }: { weeks: readonly Summary[]; onOpen: (week: Day) => void }) {
  if (weeks.length === 0) return null;
  return (
    <div className={styles['named']}>
      {weeks.map(({ weekStart }) => (
        <Button key={weekStart} variant="quiet" onClick={() => onOpen(weekStart)}>
          Open the week of {cardDay(weekStart)}
        </Button>
      ))}
    </div>
  );
}
