import { type ComponentType, useState } from 'react';
import type { Day } from '../../../../core/domain/days/day.ts';
import { FlameIcon } from '../../../ui/icons.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { dismissToastTitled, toast } from '../../../ui/toast/toast.ts';
import styles from './streak-badge.module.css';
import type { StreakDialogProps } from './streak-dialog.tsx';

const loadFailed = { title: 'Not available just now', description: 'Check your connection and try again.' };

type Props = {
  /** Null while it is unknown. */
  streak: number | null;
  isLoading: boolean;
  today: Day;
};

/** The streak with a flame; a tap explains the number. */
export function StreakBadge({ streak, isLoading, today }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<StreakDialogProps> | null>(null);
  if (streak === null) {
    return (
      <p className={styles['badge']}>
        <FlameIcon size={20} />
        {isLoading ? <Skeleton width="5.5rem" height="1em" /> : <UnknownStreak />}
      </p>
    );
  }
  const explain = async () => {
    setOpen(true);
    dismissToastTitled(loadFailed.title);
    const loaded = await import('./streak-dialog.tsx').catch(() => null);
    if (loaded) setDialog(() => loaded.StreakDialog);
    else toast(loadFailed);
  };
  return (
    <>
      <button
        type="button"
        className={styles['badge']}
        data-lit={streak > 0}
        aria-haspopup="dialog"
        onClick={() => void explain()}
      >
        <FlameIcon size={20} />
        <span>{streak} day streak</span>
        <span className="visually-hidden">Why this number?</span>
      </button>
      {Dialog && <Dialog open={isOpen} today={today} onClose={() => setOpen(false)} />}
    </>
  );
}

function UnknownStreak() {
  return (
    <>
      <span aria-hidden="true">– day streak</span>
      <span className="visually-hidden">The streak is not known just now</span>
    </>
  );
}
