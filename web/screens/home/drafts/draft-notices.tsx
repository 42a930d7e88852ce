import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import { addDays, dayAt } from '../../../../core/domain/days/day.ts';
import { EDIT_GRACE_MS, HISTORY_LIST_LIMIT, HOME_LIST_LIMIT } from '../../../../core/domain/limits.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import { streakQuery } from '../../../data/stats.ts';
import { isDeletedHere } from '../../../features/deletion/is-deleted-here.ts';
import { usePendingDeletions } from '../../../features/deletion/pending-deletions.ts';
import { deleteDraft, setDraftStatus } from '../../../features/drafts/device-drafts.ts';
import {
  type Draft,
  type DraftStatus,
  isConfirmed,
  isSameText,
  isSameWindow,
  isWindowOver,
  submitEndMs,
} from '../../../features/drafts/draft.ts';
import {
  compared,
  followLatest,
  isExpired,
  isOfWindow,
  isStillOpen,
  isUnchosen,
  refuseIfTaken,
  returned,
  storedText,
  withConflict,
} from '../../../features/drafts/draft-notices.ts';
import { draftKey, findDraft } from '../../../features/drafts/draft-storage.ts';
import { isLateToday } from '../../../features/drafts/late-draft.ts';
import { markDeleted } from '../../../features/drafts/mark-deleted.ts';
import { unstoredWords } from '../../../features/drafts/unstored-words.ts';
import { useDrafts } from '../../../features/drafts/use-drafts.ts';
import { limitClockMs, useRenderAt } from '../../../features/drafts/use-render-at.ts';
import { clockTime } from '../../../features/reflections/format.ts';
import { useLatestReflections } from '../../../features/reflections/use-reflections.ts';
import { useServerDay } from '../../../features/reflections/use-server-day.ts';
import { earlierWeekday } from '../../../features/reflections/window/earlier-weekday.ts';
import { closesAtMs } from '../../../features/reflections/window/server-time.ts';
import { useCurrentWindow } from '../../../features/reflections/window/use-current-window.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { dismissToastTitled, toast } from '../../../ui/toast/toast.ts';
import { ExpiredDraftLine, OpenDraftNotice, SubmittedDraftNotice } from './draft-notice.tsx';
import { extraTimeText, lateStreakText } from './late-streak.ts';
import { OlderDrafts } from './older-drafts.tsx';

/** The toast for each new status of a draft. It says where the words are, because the notice may be out of sight. */
const answers: Partial<Record<DraftStatus, { title: string; description: string }>> = {
  'put-away': { title: 'Put away', description: 'Your words are at the end of this page.' },
  'for-next': { title: 'Ready for your next reflection', description: 'Your words are there when you write again.' },
};

/** Whether the writing page of a window that is open now would begin with the words of an earlier draft of its type. */
function canBeginNow(uid: string, draft: Draft, known: KnownWindow | undefined): boolean {
  if (!known?.window.isActive || known.window.type !== draft.type || known.existingReflection) return false;
  const begun = findDraft(uid, known.window);
  const takesWords = !begun || (begun.status === null && !begun.rewrites && begun.otherContent === null);
  return takesWords && !isSameWindow(draft, known.window);
}

/** Return the newest reflections and, if drafts edit older ones, also these. */
function useReflectionsOf(drafts: readonly Draft[]) {
  const { data: newest, isPending } = useLatestReflections(HOME_LIST_LIMIT);
  const isInNewest = (id: string) => newest?.some((each) => each.id === id);
  const hasOlder = newest !== undefined && drafts.some(({ rewrites }) => rewrites && !isInNewest(rewrites.id));
  const { data: more } = useLatestReflections(HISTORY_LIST_LIMIT, hasOlder);
  const latest = useMemo(() => {
    const ids = new Set(newest?.map(({ id }) => id));
    // The device may have the longer list from an earlier visit.
    return newest && hasOlder ? [...newest, ...(more ?? []).filter(({ id }) => !ids.has(id))] : newest;
  }, [newest, more, hasOlder]);
  return { latest, isPending };
}

/** Whether the server has stored the draft. The draft is still on the device if the response was lost. */
function isStored(draft: Draft, stored: readonly Reflection[]): boolean {
  return stored.some(
    (each) =>
      isOfWindow(each, draft) &&
      isSameText(draft.content, each.content) &&
      (draft.otherContent === null || isConfirmed(draft, each)),
  );
}

/**
 * Tell this tab that a draft has changed, because the browser fires `storage` only in other tabs. Home shows drafts on
 * the card of their window and in two `DraftNotices` components.
 */
function announce(uid: string, draft: Draft): void {
  window.dispatchEvent(new StorageEvent('storage', { key: draftKey(uid, draft) }));
}

/** Delete a draft that the user has seen. If another tab has saved newer words since, show these instead. */
function remove(uid: string, draft: Draft): void {
  const found = findDraft(uid, draft);
  if (found?.version === draft.version && found.idempotencyKey === draft.idempotencyKey) deleteDraft(uid, draft);
  announce(uid, draft);
}

/**
 * Show a notice for each draft on this device. With `arePutAway`, show only the drafts that the user has put away;
 * otherwise, show only the other drafts. Delete drafts that the server has already stored.
 */
export function DraftNotices({ arePutAway = false }: { arePutAway?: boolean }) {
  const uid = useUid();
  const { data: known } = useCurrentWindow();
  const found = useDrafts(uid);

  useEffect(() => {
    if (known) markDeleted(uid, known);
  }, [known, uid]);

  const { latest, isPending } = useReflectionsOf(found);
  const drafts = useMemo(() => found.map((each) => followLatest(each, latest ?? [], known)), [found, latest, known]);
  useEffect(() => {
    const stored = drafts.filter((draft) => isStored(draft, latest ?? []));
    for (const draft of stored) remove(uid, draft);
  }, [drafts, latest, uid]);

  // The notices change when the server accepts no more edits, and when it accepts the draft no more.
  useRenderAt(
    drafts.flatMap((draft) => [Date.parse(draft.availableUntil) + EDIT_GRACE_MS, submitEndMs(draft)]),
    known,
  );
  const nowMs = limitClockMs(known);
  const today = useServerDay();
  const isLate = (draft: Draft) => isLateToday(draft, today, nowMs);
  const { data: streak } = useQuery({ ...streakQuery(today), enabled: drafts.some(isLate) });
  const extraTextOf = (draft: Draft) => {
    if (!known || !isStillOpen(draft, known) || earlierWeekday(draft, nowMs) === '') return null;
    const until = new Date(closesAtMs(known)).toISOString();
    return extraTimeText(isLate(draft) ? streak : undefined, clockTime(until, effectiveTimezoneOffset()));
  };
  const pending = usePendingDeletions();
  const [, navigate] = useLocation();
  const setStatus = (draft: Draft, status: DraftStatus) => {
    setDraftStatus(uid, draft, status);
    const answer = answers[status];
    if (arePutAway && !answer) returned.add(draft.idempotencyKey);
    dismissToastTitled(...Object.values(answers).map(({ title }) => title));
    announce(uid, draft);
    const isUsedNow =
      status === 'for-next' && canBeginNow(uid, draft, known) && known && !isDeletedHere(pending, known.window);
    if (isUsedNow) navigate(`/reflect/${draft.type}`);
    else if (answer) toast(answer);
  };
  // Midnight does not move a line that the user may be reading.
  const [firstDay] = useState(today);
  const isOlder = (draft: Draft) =>
    dayAt(Date.parse(draft.availableFrom), effectiveTimezoneOffset()) < addDays(firstDay, -1);
  const notices = drafts
    // The reflection of such a draft is deleted in a moment, and the draft with it.
    .filter((draft) => !isDeletedHere(pending, draft))
    .filter(({ status }) => (status === 'put-away') === arePutAway)
    .filter((draft) => !(isPending && (draft.sentContents.length > 0 || draft.choice !== null)))
    .map((current) => {
      const key = current.idempotencyKey;
      const stored = storedText(current, latest ?? []);
      const judged = refuseIfTaken(current, stored, known, nowMs);
      const isOver = judged.status !== null || (isWindowOver(judged, nowMs) && !isStillOpen(judged, known));
      const draft = withConflict(judged, latest ?? [], known, nowMs);
      const onOpen = () => isUnchosen(draft) && compared.add(key);
      const opening = { draft, stored, nowMs, onOpen, onDelete: () => remove(uid, draft) };
      if (!isOver)
        return {
          draft,
          isFolded: false,
          notice: <OpenDraftNotice key={key} {...opening} extraText={extraTextOf(draft)} />,
        };
      if (!isExpired(draft, nowMs)) {
        const streakText = isLate(draft) ? lateStreakText(streak) : null;
        const notice = <SubmittedDraftNotice key={key} {...opening} known={known} streakText={streakText} />;
        return { draft, isFolded: false, notice };
      }
      const notice = (
        <ExpiredDraftLine
          key={key}
          {...{ draft, stored }}
          nowMs={nowMs}
          onDelete={() => remove(uid, draft)}
          onSetStatus={(status) => {
            // Only the status `differs` shows that a linked draft is a conflict. A linked draft with a new status would look like
            // an edit, so remove the link to the reflection.
            const unlinks = status === 'for-next' || draft.status === 'differs';
            setStatus((unlinks && unstoredWords(draft, stored)) || draft, status);
          }}
        />
      );
      return { draft, isFolded: !arePutAway && isOlder(draft), notice };
    });
  const folded = notices.filter(({ isFolded }) => isFolded);
  return (
    <>
      {notices.filter(({ isFolded }) => !isFolded).map(({ notice }) => notice)}
      <OlderDrafts
        lines={folded.map(({ notice }) => notice)}
        isReturning={folded.some(({ draft }) => returned.has(draft.idempotencyKey))}
      />
    </>
  );
}
