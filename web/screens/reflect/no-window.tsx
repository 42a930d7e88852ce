import { useEffect, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import type { Reflection } from '../../../core/contract/reflection.ts';
import {
  DEEP_FIRST_MINUTE_OF_DAY,
  DEEP_UNTIL_MINUTE_OF_DAY,
  DEEP_WINDOW_MINUTES,
  EDIT_GRACE_MS,
  EVENING_FROM_SECONDS_OF_DAY,
  HOME_LIST_LIMIT,
} from '../../../core/domain/limits.ts';
import { REFLECTION_TYPES } from '../../../core/domain/reflection-type.ts';
import { clockText } from '../../../core/domain/texts/limit-texts.ts';
import type { KnownWindow } from '../../data/current-window.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { isDeletedHere } from '../../features/deletion/is-deleted-here.ts';
import { usePendingDeletions } from '../../features/deletion/pending-deletions.ts';
import { type Draft, submitEndMs } from '../../features/drafts/draft.ts';
import {
  draftHref,
  finishLabel,
  isExpired,
  isStillOpen,
  noticeKind,
  noticeTitle,
  refuseIfTaken,
  storedText,
  submitEndText,
  withConflict,
} from '../../features/drafts/draft-notices.ts';
import { findDrafts } from '../../features/drafts/draft-storage.ts';
import { markDeleted } from '../../features/drafts/mark-deleted.ts';
import { useLatestReflections } from '../../features/reflections/use-reflections.ts';
import { deletedType } from '../../features/reflections/window/deleted-type.ts';
import { nextDayOf, openingHint, whyOver } from '../../features/reflections/window/opening-hint.ts';
import { useCurrentWindow } from '../../features/reflections/window/use-current-window.ts';
import { useUid } from '../../features/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './no-window.module.css';
import { PageWithMoon } from './page-with-moon.tsx';
import { WritingSkeleton } from './writing-skeleton.tsx';

/**
 * The writing screen when the window in its address is not open. If the text of that window has been submitted, for
 * example in another tab, link to the stored reflection.
 */
export function NoWindow() {
  const [search] = useSearchParams();
  const from = search.get('from');
  const uid = useUid();
  const [hasDrafts] = useState(() => findDrafts(uid).length > 0);
  const { data: latest, isLoading } = useLatestReflections(HOME_LIST_LIMIT, from !== null || hasDrafts);
  if (isLoading) return <WritingSkeleton />;
  const submitted = latest?.find(
    (each) => !each.importedFrom && Date.parse(each.availableFrom) === Date.parse(from ?? ''),
  );
  return submitted ? <Submitted {...submitted} /> : <Closed latest={latest ?? []} />;
}

function Submitted({ id, localDate }: Reflection) {
  const [, navigate] = useLocation();
  return (
    <PageWithMoon
      title="Your words are in your journal"
      text="They were submitted, and nothing is left to send."
      action={
        <div className={styles['actions']}>
          <Button onClick={() => navigate(`/history?date=${localDate}&reflection=${id}`)}>Read them</Button>
          <Button variant="quiet" onClick={() => navigate('/')}>
            Back to Home
          </Button>
        </div>
      }
    />
  );
}

/** `latest` are the latest reflections, as far as they are known. */
function Closed({ latest }: { latest: readonly Reflection[] }) {
  const [, navigate] = useLocation();
  const uid = useUid();
  const nowMs = serverClockMs();
  const { data: known } = useCurrentWindow();
  const pending = usePendingDeletions();
  const deleted = known ? deletedType(known, pending) : null;
  const open = known?.window.isActive && deleted === null ? known : null;
  const [found, setFound] = useState(() => findDrafts(uid));
  useEffect(() => {
    if (!known) return;
    markDeleted(uid, known);
    setFound(findDrafts(uid));
  }, [known, uid]);
  const judged = found
    .filter((draft) => draft.status === 'deleted' || !isDeletedHere(pending, draft))
    .map((draft) => refuseIfTaken(draft, storedText(draft, latest), known, nowMs))
    .map((draft) => withConflict(draft, latest, known, nowMs));
  const drafts = judged.filter((draft) => draft.status === 'deleted' || !isExpired(draft, nowMs));
  const hasExpired = judged.some((draft) => noticeKind(draft, nowMs) === 'refused');
  const nextEvening = known && whyOver('evening', known, deleted === 'evening') ? nextDayText(known) : null;
  return (
    <PageWithMoon
      first={drafts.map((draft) => (
        <section key={draft.idempotencyKey} className={styles['draft']}>
          <p className={styles['draftTitle']}>
            {noticeTitle(draft, nowMs)}.{endText(draft, known, nowMs)}
          </p>
          <Button onClick={() => navigate(draftHref(draft))}>{finishLabel(draft, nowMs)}</Button>
        </section>
      ))}
      title="No Reflection Available"
      text={
        <>
          {known && deleted ? (
            <span className={styles['today']}>{openingHint(deleted, known, whyOver(deleted, known, true))}.</span>
          ) : (
            known && <Today known={known} latest={latest} />
          )}
          <Schedule nextEvening={nextEvening} />
          {hasExpired && drafts.length === 0 && (
            <span className={styles['window']}>Your unsent words are on the home page.</span>
          )}
        </>
      }
      action={
        <div className={styles['actions']}>
          {open && (
            <Button onClick={() => navigate(`/reflect/${open.window.type}`)}>
              {open.existingReflection ? 'Edit' : 'Write'} the {open.window.type} reflection
            </Button>
          )}
          <Button variant={open || drafts.length > 0 ? 'quiet' : 'primary'} onClick={() => navigate('/')}>
            Back to Home
          </Button>
        </div>
      }
    />
  );
}

/** Say until when the user can submit an unsent draft. Say nothing in extra time, which ends later, or after the time. */
function endText(draft: Draft, known: KnownWindow | undefined, nowMs: number): string {
  const kind = noticeKind(draft, nowMs);
  if ((kind !== 'unsent' && kind !== 'changed' && kind !== 'differs') || isStillOpen(draft, known)) return '';
  // Beside other words of the journal, the draft can only become an edit.
  const isEdit = draft.status === 'differs';
  const endMs = isEdit ? Date.parse(draft.availableUntil) + EDIT_GRACE_MS : submitEndMs(draft);
  return nowMs > endMs ? '' : ` You can submit them until ${submitEndText(endMs)}.`;
}

function nextDayText(known: KnownWindow): string {
  const nextDay = nextDayOf(known);
  return nextDay === 'Tomorrow' ? 'tomorrow' : `on ${nextDay}`;
}

/** Say that today’s window of the type in the address is over, because the schedule reads as if it were still to come. */
function Today({ known, latest }: { known: KnownWindow; latest: readonly Reflection[] }) {
  const params = useParams();
  const type = REFLECTION_TYPES.find((each) => each === params['type']) ?? 'deep';
  if (whyOver(type, known, false) === null) return null;
  const isWritten = latest.some(
    (each) => each.type === type && each.localDate === known.localDate && !each.importedFrom,
  );
  return (
    <span className={styles['today']}>
      {isWritten ? `Today’s ${type} reflection is written` : `Today’s ${type} window is over`}. The next {type} window
      opens {nextDayText(known)}.
    </span>
  );
}

/** `nextEvening` is the day of the next evening window, such as 'tomorrow'; null if it is today or not known. */
function Schedule({ nextEvening }: { nextEvening: string | null }) {
  const day = nextEvening === null ? '' : ` ${nextEvening}`;
  return (
    <>
      Come back when a window is open:
      <span
        className={styles['window']}
      >{`Evening reflection${day} at ${clockText(EVENING_FROM_SECONDS_OF_DAY)}`}</span>
      <span className={styles['window']}>
        {`Deep reflections in random ${DEEP_WINDOW_MINUTES}-minute windows between ${clockText(DEEP_FIRST_MINUTE_OF_DAY * 60)} and ${clockText(DEEP_UNTIL_MINUTE_OF_DAY * 60)}`}
      </span>
    </>
  );
}
