import type { StatsBody } from '../../../core/contract/stats.ts';
import { type Day, dayAt } from '../../../core/domain/days/day.ts';
import { HOME_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { useStats } from '../../features/deletion/use-stats.ts';
import { useUnsent } from '../../features/deletion/use-week-count.ts';
import { dayOf } from '../../features/drafts/unsent-reflections.ts';
import { dayWithoutYear } from '../../features/reflections/format.ts';
import { useLatestReflections } from '../../features/reflections/use-reflections.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { useSession } from '../../features/session/use-session.ts';
import styles from './home-header.module.css';
import { type OnceSent, StreakBadge } from './streak/streak-badge.tsx';

export function HomeHeader({ today }: { today: Day }) {
  const session = useSession();
  const { user } = session;
  const stats = useStats(today);
  // A user that was not synced today is a fallback with default values or stored, so its streak may be wrong.
  const syncedAtMs = session.status === 'signed-in' ? session.syncedAtMs : null;
  const isSynced = typeof syncedAtMs === 'number' && dayAt(syncedAtMs, effectiveTimezoneOffset()) === today;
  const syncedStreak = stats.isError && isSynced && user ? user.currentStreak : null;
  const streak = stats.data?.currentStreak ?? syncedStreak;
  const onceSent = useOnceSent(stats.data, streak, today);
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
      <StreakBadge {...{ streak, onceSent, today }} isLoading={stats.isPending} />
    </header>
  );
}

/**
 * Return how long the streak becomes, in days, once all submitted words are sent: 'longer' if words of an earlier day
 * wait, because they may join the streak to one that has ended, and null if all their days count already.
 */
function useOnceSent(stats: StatsBody | undefined, streak: number | null, today: Day): OnceSent {
  const { data: latest } = useLatestReflections(HOME_LIST_LIMIT);
  const unsent = useUnsent().filter(({ rewrites }) => rewrites === null);
  if (!latest) return null;
  const own = latest.filter(({ importedFrom }) => importedFrom === undefined);
  const counted = own.map(({ localDate }) => localDate).concat(stats?.deletedDays ?? []);
  const added = unsent.map(dayOf).filter((day) => !counted.includes(day));
  if (added.length === 0) return null;
  return streak !== null && added.every((day) => day === today) ? streak + 1 : 'longer';
}

/** Return the greeting for an instant (epoch milliseconds) in the local time of an offset (minutes). */
function greeting(nowMs: number, timezoneOffset: number): string {
  const hour = new Date(nowMs - timezoneOffset * 60_000).getUTCHours();
  // After midnight, the date above the greeting is that of the new day.
  if (hour < 5) return 'Hello';
  return `Good\u00a0${hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'}`;
}
