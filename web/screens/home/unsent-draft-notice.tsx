import { useEffect, useState } from 'react';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { HOME_LIST_LIMIT } from '../../../core/domain/limits.ts';
import type { KnownWindow } from '../../data/current-window.ts';
import { deleteDraft, setDraftStatus } from '../../features/drafts/device-drafts.ts';
import { type Draft, type DraftStatus, isSameText, isSameWindow, isWindowOver } from '../../features/drafts/draft.ts';
import { findDrafts } from '../../features/drafts/draft-storage.ts';
import { serverTimeMs } from '../../features/reflections/server-time.ts';
import { useCurrentWindow } from '../../features/reflections/use-current-window.ts';
import { useLatestReflections } from '../../features/reflections/use-reflections.ts';
import { useUid } from '../../features/session/use-session.ts';
import { UnsentDraft, WaitingDraft } from './unsent-draft.tsx';

/** Sent, and stored although the answer got lost. */
function isStored(draft: Draft, stored: readonly Reflection[]): boolean {
  return (
    draft.otherContent === null &&
    stored.some((each) => isSameWindow(draft, each) && isSameText(draft.content, each.content))
  );
}

/** In its extra time a window is over by its bounds, but can still be written in. */
function isStillOpen(draft: Draft, known: KnownWindow | undefined): boolean {
  return known?.window.isActive === true && isSameWindow(draft, known.window);
}

/** Words that the server has not got: to be gone on with in an open window, else finished, copied or let go. */
export function UnsentDraftNotice() {
  const uid = useUid();
  const { data: known } = useCurrentWindow();
  const [drafts, setDrafts] = useState(() => findDrafts(uid));

  useEffect(() => {
    const look = () => setDrafts(findDrafts(uid));
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [uid]);

  const { data: latest, isPending } = useLatestReflections(HOME_LIST_LIMIT);
  useEffect(() => {
    const stored = drafts.filter((draft) => isStored(draft, latest ?? []));
    if (stored.length === 0) return;
    for (const draft of stored) deleteDraft(uid, draft);
    setDrafts(findDrafts(uid));
  }, [drafts, latest, uid]);

  const nowMs = known ? serverTimeMs(known) : Date.now();
  const letGo = (draft: Draft) => {
    deleteDraft(uid, draft);
    setDrafts(findDrafts(uid));
  };
  const mark = (draft: Draft, status: DraftStatus) => {
    setDraftStatus(uid, draft, status);
    setDrafts(findDrafts(uid));
  };
  return drafts
    .filter((draft) => !(isPending && draft.sentContents.length > 0))
    .map((draft) =>
      draft.status !== null || (isWindowOver(draft, nowMs) && !isStillOpen(draft, known)) ? (
        <UnsentDraft
          key={draft.idempotencyKey}
          draft={draft}
          nowMs={nowMs}
          onLetGo={() => letGo(draft)}
          onMark={(status) => mark(draft, status)}
        />
      ) : (
        <WaitingDraft key={draft.idempotencyKey} draft={draft} />
      ),
    );
}
