import { useQuery } from '@tanstack/react-query';
import type { Day } from '../../../core/domain/days/day.ts';
import { statsQuery } from '../../data/stats.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { useSession } from '../../features/session/use-session.ts';
import styles from './home-header.module.css';
import { StreakBadge } from './streak/streak-badge.tsx';

export function HomeHeader({ today }: { today: Day }) {
  const { user, syncFailure } = useSession();
  const stats = useQuery(statsQuery(today));
  // After a failed sync call, `user` is a fallback with default values or comes from an earlier sync, so its streak may
  // be wrong.
  const syncedStreak = stats.isError && user && syncFailure === null ? user.currentStreak : null;
  const streak = stats.data?.currentStreak ?? syncedStreak;
  const name = user?.firstName ? `, ${user.firstName}` : '';
  return (
    <header className={styles['header']}>
      <p className={styles['date']}>
        <time dateTime={today}>{dayWithoutYear(today)}</time>
      </p>
      <h1 className={styles['greeting']}>
        {greeting(serverClockMs(), effectiveTimezoneOffset())}
        {name}
      </h1>
      <StreakBadge streak={streak} isLoading={stats.isPending} today={today} />
    </header>
  );
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** Format a day as 'Friday, November 20'. */
const dayWithoutYear = (day: Day): string => dateFormat.format(new Date(`${day}T12:00:00Z`));

const minutesPerDay = 1440;
const morningMinute = 5 * 60;
const noonMinute = 12 * 60;
const eveningMinute = 18 * 60;

/** Return the greeting for an instant (epoch milliseconds) in the local time of an offset (minutes). */
function greeting(nowMs: number, timezoneOffset: number): string {
  const localMinutes = Math.floor(nowMs / 60_000) - timezoneOffset;
  const minuteOfDay = ((localMinutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  // The date above the greeting is already that of the new day.
  if (minuteOfDay < morningMinute) return 'Hello';
  if (minuteOfDay >= eveningMinute) return 'Good\u00a0evening';
  return minuteOfDay < noonMinute ? 'Good\u00a0morning' : 'Good\u00a0afternoon';
}
