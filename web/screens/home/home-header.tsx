import { useQuery } from '@tanstack/react-query';
import type { Day } from '../../../core/domain/days/day.ts';
import { statsQuery } from '../../data/stats.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { useSession } from '../../features/session/use-session.ts';
import { dayWithoutYear, greeting } from './day-words.ts';
import styles from './home-header.module.css';
import { StreakBadge } from './streak-badge.tsx';

/** Today's date, a greeting, and the streak as a quiet flame. */
export function HomeHeader({ today }: { today: Day }) {
  const { user } = useSession();
  const stats = useQuery(statsQuery(today));
  const streak = stats.data?.currentStreak ?? (stats.isError ? (user?.currentStreak ?? 0) : null);
  const name = user?.firstName ? `, ${user.firstName}` : '';
  return (
    <header className={styles['header']}>
      <p className={styles['date']}>
        <time dateTime={today}>{dayWithoutYear(today)}</time>
      </p>
      <h1 className={styles['greeting']}>
        {greeting(Date.now(), effectiveTimezoneOffset())}
        {name}
      </h1>
      <StreakBadge streak={streak} today={today} />
    </header>
  );
}
