import type { Day } from '../../../../core/domain/days/day.ts';
import { findDrafts } from '../../../features/drafts/draft-storage.ts';
import { useStoredDrafts } from '../../../features/drafts/use-stored-drafts.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { useDialogOnTap } from '../../../ui/dialog/use-dialog-on-tap.ts';
import { FlameIcon } from '../../../ui/icons.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import styles from './streak-badge.module.css';

const load = async () => (await import('./streak-dialog.tsx')).StreakDialog;

const OnceSubmitted = lazyPart(async () => (await import('./once-submitted.tsx')).OnceSubmitted);

/** The streak in days once the words that wait on this device are sent; null if they do not change it. */
export type OnceSent = number | 'longer' | null;

type Props = {
  /** The current streak in days; null while it is unknown. */
  streak: number | null;
  onceSent: OnceSent;
  isLoading: boolean;
  today: Day;
};

export function StreakBadge({ streak, onceSent, isLoading, today }: Props) {
  const { Dialog, isOpen, show, close } = useDialogOnTap(load);
  const uid = useUid();
  const hasDrafts = useStoredDrafts(() => findDrafts(uid).length > 0);
  if (streak === null) {
    return (
      <p className={styles['badge']}>
        <FlameIcon size={20} />
        {isLoading ? <Skeleton width="5.5rem" height="1em" /> : 'The streak is not known just now'}
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles['badge']}
        data-lit={streak > 0}
        data-words
        aria-haspopup="dialog"
        onClick={show}
      >
        <FlameIcon size={20} />
        <span>
          {streak} day streak{onceSent ? ` · ${onceSent} when sent` : hasDrafts && <OnceSubmitted today={today} />}
        </span>
        <span className="visually-hidden">Why this number?</span>
      </button>
      {Dialog && <Dialog open={isOpen} today={today} onClose={close} />}
    </>
  );
}
