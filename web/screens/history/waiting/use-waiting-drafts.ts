import { useMemo } from 'react';
import { type Day, dayAt } from '../../../../core/domain/days/day.ts';
import { EDIT_GRACE_MS, HOME_LIST_LIMIT } from '../../../../core/domain/limits.ts';
import { isDeletedHere } from '../../../features/deletion/is-deleted-here.ts';
import { usePendingDeletions } from '../../../features/deletion/pending-deletions.ts';
import { type Draft, isDecided, windowLateEndMs } from '../../../features/drafts/draft.ts';
import {
  followLatest,
  type NoticeKind,
  noticeKind,
  refuseIfTaken,
  sendEndMs,
  storedText,
  withConflict,
} from '../../../features/drafts/draft-notices.ts';
import { useDrafts } from '../../../features/drafts/use-drafts.ts';
import { limitClockMs, useRenderAt } from '../../../features/drafts/use-render-at.ts';
import { useLatestReflections } from '../../../features/reflections/use-reflections.ts';
import { useCurrentWindow } from '../../../features/reflections/window/use-current-window.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useUid } from '../../../features/session/use-session.ts';

export type WaitingDraft = {
  readonly draft: Draft;
  readonly localDate: Day;
  /** Whether the user has submitted the present text. */
  readonly isSubmitted: boolean;
};

const shownKinds: readonly NoticeKind[] = ['waiting', 'unsent', 'changed', 'differs'];

/** Return the instants after which the server may accept the draft no more. */
function limitsOf(draft: Draft): number[] {
  const endMs = Date.parse(draft.availableUntil);
  return [endMs, endMs + EDIT_GRACE_MS, windowLateEndMs(draft)];
}

/**
 * Return the drafts that the server may still accept and does not have yet, with their days, latest first. As long as
 * these are the same, the array is the same.
 */
export function useWaitingDrafts(): readonly WaitingDraft[] {
  const uid = useUid();
  const drafts = useDrafts(uid);
  const { data: latest } = useLatestReflections(HOME_LIST_LIMIT);
  const { data: known } = useCurrentWindow(undefined, { fetchOnMount: drafts.length > 0 ? 'when-unknown' : 'never' });
  const pending = usePendingDeletions();
  const limits = drafts.flatMap((draft) => [...limitsOf(draft), sendEndMs(draft, known)]);
  useRenderAt(limits, known);
  const nowMs = limitClockMs(known);
  const timezoneOffset = effectiveTimezoneOffset();
  const passed = limits.filter((limitMs) => limitMs < nowMs).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time changes the drafts only when it passes a limit.
  return useMemo(
    () =>
      drafts
        // The reflection of such a draft is deleted in a moment, and the draft with it.
        .filter((draft) => !isDeletedHere(pending, draft))
        .map((draft) => followLatest(draft, latest ?? [], known))
        .map((draft) => (isDecided(draft) ? withConflict(draft, latest ?? [], known, nowMs) : draft))
        .map((draft) => ({
          draft,
          kind: noticeKind(refuseIfTaken(draft, storedText(draft, latest ?? []), known, nowMs), nowMs),
        }))
        // Words stay `waiting` after the last time to send them, because the server may have stored them before.
        .filter(({ draft, kind }) => shownKinds.includes(kind) && nowMs <= sendEndMs(draft, known))
        .map(({ draft, kind }) => ({
          draft,
          localDate: dayAt(Date.parse(draft.availableFrom), timezoneOffset),
          isSubmitted: kind === 'waiting',
        })),
    [drafts, latest, known, pending, passed, timezoneOffset],
  );
}
