import { useQuery } from '@tanstack/react-query';
import type { StreakExplained } from '../../../../core/contract/stats.ts';
import type { Day } from '../../../../core/domain/days/day.ts';
import { streakQuery } from '../../../data/stats.ts';
import { serverClockMs } from '../../../device/server-clock.ts';
import { useUnsent } from '../../../features/deletion/use-week-count.ts';
import { findDrafts } from '../../../features/drafts/draft-storage.ts';
import { isLateToday } from '../../../features/drafts/late-draft.ts';
import { dayOf } from '../../../features/drafts/unsent-reflections.ts';
import { longDay } from '../../../features/reflections/format.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { lateStreakText, waitingStreakText } from '../drafts/late-streak.ts';
import styles from './streak-dialog.module.css';
import { bridgeText, dayKindText, streakSummary, timeZoneText } from './streak-explanation.ts';

type StreakDialogProps = { open: boolean; today: Day; onClose: () => void };

const daysShown = 30;

export function StreakDialog({ open, today, onClose }: StreakDialogProps) {
  const waiting = useUnsent()
    .filter(({ rewrites }) => rewrites === null)
    .map(dayOf);
  const { data, isError, isFetching, refetch } = useQuery({ ...streakQuery(today), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} title="Why this number?">
      {data && <Explanation streak={data} waiting={waiting} />}
      {!data && isFetching && <LoadingDays />}
      {!data && isError && !isFetching && (
        <>
          <p className={styles['text']}>The days cannot be loaded just now. Your streak is safe.</p>
          {waiting.length > 0 && (
            <p className={styles['text']}>Your words that wait to be sent count once they are in your journal.</p>
          )}
          <Button variant="quiet" className={styles['action']} onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
      <div className={styles['close']}>
        <Button data-begin className={styles['action']} onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function Explanation({ streak, waiting }: { streak: StreakExplained; waiting: readonly Day[] }) {
  const newestFirst = [...streak.days].reverse();
  const older = newestFirst.length - daysShown;
  const zone = timeZoneText(streak);
  const bridge = bridgeText(streak);
  const uid = useUid();
  const hasLateWords = findDrafts(uid).some((draft) => isLateToday(draft, streak.today, serverClockMs()));
  return (
    <>
      <p className={styles['standing']}>
        {streakSummary(streak, hasLateWords ? lateStreakText(streak) : null, waitingStreakText(streak, waiting))}
      </p>
      {newestFirst.length > 0 && (
        <ol className={styles['days']} aria-label="Days of the streak, newest first">
          {newestFirst.slice(0, daysShown).map((day) => (
            <li key={day.localDate} className={styles['day']} data-kind={day.kind}>
              <span className={styles['mark']} aria-hidden="true" />
              <span className={styles['date']}>{longDay(day.localDate)}</span>
              <span className={styles['kind']}>{dayKindText(day)}</span>
            </li>
          ))}
        </ol>
      )}
      {older > 0 && (
        <p className={styles['note']}>{older === 1 ? 'And one day before.' : `And ${older} days before.`}</p>
      )}
      <p className={styles['note']}>
        A day counts with one reflection, evening or deep. Words that arrive up to a day late count for the day they
        were written, if Inward was online on one of your devices that day.
      </p>
      {bridge !== null && <p className={styles['note']}>{bridge}</p>}
      {zone !== null && <p className={styles['note']}>{zone}</p>}
    </>
  );
}

function LoadingDays() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading...</span>
      <Skeleton height="1.25rem" />
      <Skeleton height="10rem" radius="12px" className={styles['action']} />
    </div>
  );
}
