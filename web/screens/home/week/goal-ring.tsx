import { PROGRESS_MAX_PERCENT, WEEKLY_GOAL_REFLECTIONS } from '../../../../core/domain/limits.ts';
import { weeklyProgress } from '../../../../core/domain/stats/stats.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import styles from './goal-ring.module.css';

const radius = 18;
const circumference = 2 * Math.PI * radius;

/** The weekly goal as a ring. `count` is the number of reflections this week, or null while the number is unknown. */
export function GoalRing({ count }: { count: number | null }) {
  const percent = weeklyProgress(count ?? 0);
  const isReached = percent === PROGRESS_MAX_PERCENT;
  return (
    <div
      className={styles['goal']}
      data-reached={isReached}
      role="progressbar"
      aria-label="Weekly goal"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={count === null ? undefined : percent}
      aria-valuetext={valueText(count, isReached)}
    >
      <svg viewBox="0 0 42 42" fill="none" aria-hidden="true" focusable="false">
        <circle cx="21" cy="21" r={radius} className={styles['track']} />
        <circle
          cx="21"
          cy="21"
          r={radius}
          className={styles['progress']}
          strokeDasharray={`${(circumference * percent) / 100} ${circumference}`}
          transform="rotate(-90 21 21)"
          visibility={percent === 0 ? 'hidden' : 'visible'}
        />
      </svg>
      <span className={styles['count']}>
        {isReached ? <CheckIcon size={20} /> : `${count ?? '–'}/${WEEKLY_GOAL_REFLECTIONS}`}
      </span>
    </div>
  );
}

function valueText(count: number | null, isReached: boolean): string {
  if (count === null) return 'Not known yet';
  if (isReached) return `${count} reflections this week: the goal of ${WEEKLY_GOAL_REFLECTIONS} is reached`;
  return `${count} of ${WEEKLY_GOAL_REFLECTIONS} reflections this week`;
}
