import { weekStartOf } from '../../../../core/domain/days/week.ts';
import { HOME_LIST_LIMIT } from '../../../../core/domain/limits.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { usePendingDeletions } from '../../../features/deletion/pending-deletions.ts';
import {
  differsFrom,
  isChangedSinceSubmit,
  isDecided,
  isSameText,
  isUndecided,
  isUnsent,
} from '../../../features/drafts/draft.ts';
import { findDraft } from '../../../features/drafts/draft-storage.ts';
import { followJournal } from '../../../features/drafts/follow-journal.ts';
import { useStoredDrafts } from '../../../features/drafts/use-stored-drafts.ts';
import { useLocalDay } from '../../../features/reflections/use-local-day.ts';
import { useLatestReflections, useWeekReflections } from '../../../features/reflections/use-reflections.ts';
import { deletedType } from '../../../features/reflections/window/deleted-type.ts';
import { useCurrentWindow } from '../../../features/reflections/window/use-current-window.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { TimeNotes } from './time-notes.tsx';
import { WindowCard } from './window-card.tsx';
import styles from './window-cards.module.css';

export function WindowCards() {
  const today = useLocalDay();
  const current = useCurrentWindow();
  const known = current.data;
  const week = useWeekReflections(weekStartOf(known?.localDate ?? today));
  // If the week cannot be loaded, use the latest reflections instead: today's are among them.
  const latest = useLatestReflections(HOME_LIST_LIMIT);
  const pending = usePendingDeletions();
  const uid = useUid();
  const draft = useStoredDrafts(() => {
    const last = known?.window.isActive ? findDraft(uid, known.window) : null;
    if (!last) return null;
    if (isUnsent(last)) return 'waiting';
    const stored = known?.existingReflection;
    const found = stored ? followJournal(last, stored) : last;
    if (stored && isDecided(found) && isSameText(found.content, stored.content)) return null;
    const hasChoice = isUndecided(found) || (stored !== undefined && differsFrom(found, stored));
    return hasChoice ? 'second-version' : isChangedSinceSubmit(last) ? 'changed' : 'unsubmitted';
  });

  if (!known && current.isError) {
    return (
      <section className={styles['failure']} aria-label="Reflections">
        <p>It is not known just now which window is open. What you have written is safe.</p>
        <Button variant="quiet" className={styles['again']} onClick={() => void current.refetch()}>
          Load again<span className="visually-hidden">: windows</span>
        </Button>
      </section>
    );
  }
  if (!known || week.isPending) {
    return (
      <div className={styles['cards']}>
        <Skeleton height="var(--card-height)" radius="20px" />
        <Skeleton height="var(--card-height)" radius="20px" />
      </div>
    );
  }
  const writtenToday = (week.data ?? latest.data ?? [])
    .filter((each) => each.localDate === known.localDate)
    .map((each) => each.type);
  const deleted = deletedType(known, pending);
  const draftOf = (type: ReflectionType) => (known.window.type === type ? draft : null);
  return (
    <section aria-label="Reflections">
      <div className={styles['cards']} data-open={known.window.isActive ? known.window.type : undefined}>
        <WindowCard
          type="evening"
          known={known}
          isWrittenToday={writtenToday.includes('evening')}
          isDeleted={deleted === 'evening'}
          draft={draftOf('evening')}
        />
        <WindowCard
          type="deep"
          known={known}
          isWrittenToday={writtenToday.includes('deep')}
          isDeleted={deleted === 'deep'}
          draft={draftOf('deep')}
        />
      </div>
      <TimeNotes zone={known.zone} />
    </section>
  );
}
