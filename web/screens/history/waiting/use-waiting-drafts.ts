import { useEffect, useMemo, useState } from 'react';
import { type Day, dayAt } from '../../../../core/domain/days/day.ts';
import { isDeletedHere } from '../../../features/deletion/is-deleted-here.ts';
import { usePendingDeletions } from '../../../features/deletion/pending-deletions.ts';
import type { Draft } from '../../../features/drafts/draft.ts';
import { type NoticeKind, noticeKind } from '../../../features/drafts/draft-notices.ts';
import { findDrafts } from '../../../features/drafts/draft-storage.ts';
import { effectiveTimezoneOffset } from '../../../features/session/timezone-offset.ts';
import { useUid } from '../../../features/session/use-session.ts';

export type WaitingDraft = {
  readonly draft: Draft;
  readonly localDate: Day;
  /** Whether the user has submitted the present text. */
  readonly isSubmitted: boolean;
};

const shownKinds: readonly NoticeKind[] = ['waiting', 'unsent', 'changed', 'differs'];

const find = (uid: string): WaitingDraft[] =>
  findDrafts(uid)
    .map((draft) => ({ draft, kind: noticeKind(draft, Date.now()) }))
    .filter(({ kind }) => shownKinds.includes(kind))
    .map(({ draft, kind }) => ({
      draft,
      localDate: dayAt(Date.parse(draft.availableFrom), effectiveTimezoneOffset()),
      isSubmitted: kind === 'waiting',
    }));

/** Return the drafts that can be sent to the journal and are not sent yet, with their days, latest first. */
export function useWaitingDrafts(): readonly WaitingDraft[] {
  const uid = useUid();
  const [drafts, setDrafts] = useState(() => find(uid));
  const pending = usePendingDeletions();
  useEffect(() => {
    const check = () => setDrafts(find(uid));
    check();
    window.addEventListener('storage', check);
    return () => window.removeEventListener('storage', check);
  }, [uid]);
  // The reflection of such a draft is deleted in a moment, and the draft with it.
  return useMemo(() => drafts.filter(({ draft }) => !isDeletedHere(pending, draft)), [drafts, pending]);
}
