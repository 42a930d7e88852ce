import { WEEKLY_GOAL_REFLECTIONS } from '../../../core/domain/limits.ts';
import { weeklyProgress } from '../../../core/domain/stats.ts';
import styles from './goal-ring.module.css';

const radius = 18;
const circumference = 2 * Math.PI * radius;

/** The weekly goal of 4 reflections as a thin ring, full at 100% however many there are. */
export function GoalRing({ count }: { count: number }) {
  const percent = weeklyProgress(count);
  return (
    <div
      className={styles['goal']}
      role="progressbar"
      aria-label="Weekly goal"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${count} of ${WEEKLY_GOAL_REFLECTIONS} reflections this week`}
    >
      <svg viewBox="0 0 42 42" width="48" height="48" fill="none" aria-hidden="true" focusable="false">
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
        {count}/{WEEKLY_GOAL_REFLECTIONS}
      </span>
    </div>
  );
}
