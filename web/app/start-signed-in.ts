import type { QueryClient } from '@tanstack/react-query';
import { watchRemovals } from '../data/forget-entries.ts';
import { watchThemeCorrections } from '../data/theme-corrections.ts';
import { watchReturns } from '../data/watch-returns.ts';
import { endByUpdate } from '../features/deletion/change-pending.ts';
import { isDeletedHere } from '../features/deletion/is-deleted-here.ts';
import { pendingDeletions } from '../features/deletion/pending-deletions.ts';
import { startDeletions } from '../features/deletion/send-deletions.ts';
import { afterOutbox } from '../features/drafts/after-outbox.ts';
import { afterReload } from '../features/drafts/after-reload.ts';
import { startOutbox } from '../features/drafts/outbox.ts';
import type { SubmitResult } from '../features/drafts/submit-draft.ts';
import { watchAnnouncements } from '../features/drafts/watch-announcements.ts';
import { watchSubmits } from '../features/drafts/watch-submits.ts';
import { startOfflineReading } from '../features/reflections/offline-reading.ts';

export function startSignedIn(client: QueryClient, uid: string): () => void {
  // Results of requests that are in flight at sign-out are ignored.
  let isStopped = false;
  const onResult = (result: SubmitResult) => {
    endByUpdate(uid, result);
    // The toast would replace the offer to undo the deletion, and so end it.
    if ('stored' in result && pendingDeletions(uid).some(({ id }) => id === result.stored.id)) return;
    void afterOutbox(result, { client, uid, isSignedIn: () => !isStopped });
  };
  void afterReload({ client, uid, isSignedIn: () => !isStopped });
  const stops = [
    startOfflineReading(client, uid),
    startOutbox(client, uid, onResult, (draft) => isDeletedHere(pendingDeletions(uid), draft)),
    watchAnnouncements(client, uid),
    watchSubmits(client, uid),
    startDeletions(client, uid),
    watchThemeCorrections(client, uid),
    watchRemovals(client, uid),
    watchReturns(client),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
