import type { QueryClient } from '@tanstack/react-query';
import type { YearReflections } from '../../../core/contract/reflections.ts';
import type { StatsBody } from '../../../core/contract/stats.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { ApiError, pathOf } from '../../data/api/api.ts';
import {
  deleteReflection,
  discardRequested,
  forgetReflection,
  invalidateAfterWrite,
} from '../../data/write-reflections.ts';
import { namesHeldInTabs, runInOneTab } from '../../device/one-tab.ts';
import { watchStorage } from '../../device/storage.ts';
import { whenReachable } from '../../device/when-reachable.ts';
import { dismissToastTitled } from '../../ui/toast/toast.ts';
import { deleteDraft } from '../drafts/device-drafts.ts';
import { draftKey, findDrafts } from '../drafts/draft-storage.ts';
import { mayBeAcceptedLater } from '../drafts/submit-draft.ts';
import { hasJustEnded, putPending, removePending } from './change-pending.ts';
import { isDeletedHere } from './is-deleted-here.ts';
import {
  deletionsKey,
  offerLock,
  type PendingDeletion,
  pendingDeletions,
  watchDeletions,
} from './pending-deletions.ts';
import { statsWithout } from './use-stats.ts';
import { yearWithout } from './year-without.ts';

/** The title of the toast that offers to undo a deletion. */
export const deletedTitle = 'Deleted';
/** The title of the toast that says that a deletion waits for a connection. */
export const waitingTitle = 'Deleted on this device';

const nextDue = (uid: string) => pendingDeletions(uid).find(({ heldUntilMs }) => heldUntilMs <= Date.now());

/** Close the toast that says that a deletion waits, once none does. */
function endWaiting(uid: string): void {
  if (pendingDeletions(uid).length === 0) dismissToastTitled(waitingTitle);
}

/** Remove the reflection's words from this device when the server no longer has the reflection. */
async function finish(client: QueryClient, uid: string, done: PendingDeletion): Promise<void> {
  for (const draft of findDrafts(uid).filter((each) => isDeletedHere([done], each))) {
    deleteDraft(uid, draft);
    // The browser fires `storage` only in other tabs.
    window.dispatchEvent(new StorageEvent('storage', { key: draftKey(uid, draft) }));
  }
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [pathOf('getStats')] })) {
    client.setQueryData<StatsBody>(queryKey, (stats) => stats && statsWithout(stats, [done], queryKey[1] as Day));
  }
  client.setQueriesData<YearReflections>(
    { queryKey: [pathOf('yearReflections')] },
    (year) => year && yearWithout(year, [done]),
  );
  putPending(uid, { ...done, countedDay: undefined });
  await forgetReflection(client, done.id);
  removePending(uid, done.id);
}

/** Show the reflection again when the server refused the deletion, and say why. */
async function giveBack(client: QueryClient, uid: string, { id }: PendingDeletion, error: unknown): Promise<void> {
  removePending(uid, id);
  void invalidateAfterWrite(client);
  // Refusals are rare, so their texts are not part of the code that loads first.
  (await import('./say-not-deleted.ts')).sayNotDeleted(error);
}

/**
 * Send one deletion. Return false if it must be sent again later. A reflection that no longer exists counts as deleted.
 */
async function send(client: QueryClient, uid: string, due: PendingDeletion): Promise<boolean> {
  try {
    await deleteReflection({ id: due.id, revision: due.revision, owner: uid });
  } catch (error) {
    if (mayBeAcceptedLater(error)) return false;
    if (!(error instanceof ApiError && error.status === 404)) {
      await giveBack(client, uid, due, error);
      return true;
    }
  }
  await finish(client, uid, due);
  return true;
}

async function sendDue(client: QueryClient, uid: string): Promise<void> {
  for (let due = nextDue(uid); due !== undefined; due = nextDue(uid)) if (!(await send(client, uid, due))) return;
}

const inOneTab = (work: () => Promise<void>) => runInOneTab('inward-deletions', work);

/**
 * Send the pending deletions that no tab offers to undo. By default, `run` ensures that only one tab sends them. A page
 * that is being closed has no time to wait for other tabs, so it passes a `run` that sends at once.
 */
export const sendDeletions = (client: QueryClient, uid: string, run = inOneTab): Promise<void> =>
  run(() => sendDue(client, uid));

/** Make the deletions due whose tab died while it offered to undo them: no tab can undo them any more. */
async function endLostOffers(uid: string): Promise<void> {
  const held = await namesHeldInTabs();
  if (!held) return;
  for (const pending of pendingDeletions(uid)) {
    const isOffered = pending.heldUntilMs > Date.now();
    if (isOffered && pending.hasLock && !held.has(offerLock(pending.id)))
      putPending(uid, { ...pending, heldUntilMs: 0 });
  }
}

/**
 * Send a user's pending deletions now, whenever the server may be reachable again, and when `heldUntilMs` of a deletion
 * has passed. Do not wait for the offers of tabs that died. Return a stop function.
 */
export function startDeletions(client: QueryClient, uid: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const heldMs = pendingDeletions(uid)
      .map(({ heldUntilMs }) => heldUntilMs - Date.now())
      .filter((ms) => ms > 0);
    if (heldMs.length > 0) timer = setTimeout(run, Math.min(...heldMs));
  };
  const run = () => {
    if (nextDue(uid)) void sendDeletions(client, uid);
    wait();
  };
  const runWithLost = () => {
    const work = async () => {
      await endLostOffers(uid);
      await sendDue(client, uid);
    };
    if (pendingDeletions(uid).length > 0) void inOneTab(work);
    wait();
  };
  runWithLost();
  const stopRetrying = whenReachable(runWithLost);
  // Another tab has deleted or restored a reflection: refetch, and discard the loaded pages of long lists.
  const refetch = () => {
    discardRequested(client, 'all');
    void invalidateAfterWrite(client, 'active');
  };
  const stopWatching = watchStorage(deletionsKey(uid), () => {
    run();
    refetch();
  });
  // This includes a deletion that an update has ended.
  const stopEnding = watchDeletions(() => endWaiting(uid));
  // The other tab may have done so before this call, but after this page requested its data.
  if (hasJustEnded(uid)) refetch();
  return () => {
    // Dismiss the offer to undo, because the next user of this device must not see or use it.
    dismissToastTitled(deletedTitle);
    clearTimeout(timer);
    stopRetrying();
    stopWatching();
    stopEnding();
  };
}
