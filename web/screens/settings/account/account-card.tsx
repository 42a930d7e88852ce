import { useQuery } from '@tanstack/react-query';
import { importsQuery } from '../../../data/your-data.ts';
import { usePendingDeletions } from '../../../features/deletion/pending-deletions.ts';
import { useStats } from '../../../features/deletion/use-stats.ts';
import { longDate } from '../../../features/reflections/format.ts';
import { useLocalDay } from '../../../features/reflections/use-local-day.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { BreakableEmail } from '../card/breakable-email.tsx';
import cards from '../card/card.module.css';
import styles from './account-card.module.css';

export function AccountCard() {
  const { user, syncFailure } = useSession();
  const stats = useStats(useLocalDay());
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim();
  const isKnownSince = !Number.isNaN(Date.parse(user.createdAt));
  return (
    <section className={cards['card']} aria-label="Account">
      {name !== '' && <h2 className={styles['name']}>{name}</h2>}
      <p className={styles['email']}>
        <BreakableEmail email={user.email} />
      </p>
      <p className={styles['since']}>
        Member since {isKnownSince ? longDate(user.createdAt, effectiveTimezoneOffset()) : 'Unknown'}
      </p>
      {syncFailure !== null && <p className={styles['since']}>{syncFailure}. Shown is what this device knows.</p>}
      <dl className={styles['stats']}>
        <Stat name="Total Reflections" count={stats.data?.totalReflections} isLoading={stats.isPending} />
        <Stat name="Longest Streak" count={stats.data?.longestStreak} isLoading={stats.isPending} />
      </dl>
      {stats.data && <ImportedNote />}
    </section>
  );
}

/** Say what the total leaves out. */
function ImportedNote() {
  const { data: imports = [] } = useQuery(importsQuery());
  const deleted = usePendingDeletions().filter(({ isImported }) => isImported).length;
  const count = imports.reduce((sum, { entries }) => sum + entries, 0) - deleted;
  if (count <= 0) return null;
  const entries = count === 1 ? '1 imported entry' : `${count.toLocaleString('en-US')} imported entries`;
  return (
    <p className={styles['since']}>
      and {entries}, which {count === 1 ? 'does' : 'do'} not count for streaks
    </p>
  );
}

/** Show a dash for a count that could not be loaded. */
function Stat({ name, count, isLoading }: { name: string; count: number | undefined; isLoading: boolean }) {
  return (
    <div className={styles['stat']}>
      <dt className={styles['statName']}>{name}</dt>
      <dd className={styles['statValue']}>
        {isLoading && <Skeleton width="2rem" height="1em" />}
        {!isLoading && count === undefined && <UnknownCount />}
        {count?.toLocaleString('en-US')}
      </dd>
    </div>
  );
}

function UnknownCount() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not known just now</span>
    </>
  );
}
