import type { QueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { runInOneTab } from '../../device/one-tab.ts';
import { whenReachable } from '../../device/when-reachable.ts';
import { deviceDrafts } from './device-drafts.ts';
import type { Draft } from './draft.ts';
import { createDraftKeeper, isHandedIn } from './draft-keeper.ts';
import { draftKey } from './draft-store.ts';
import { findDrafts } from './own-drafts.ts';
import { restoredDrafts } from './restored-drafts.ts';
import { handIn } from './save-draft.ts';
import { isOpenHere, tab } from './use-draft.ts';

export type OutboxEvents = {
  /** The server has words that waited. */
  onSent: (stored: Reflection, kind: 'created' | 'updated') => void;
  /** It takes them no more, or has other ones; they stay on the device for their person to decide. */
  onLeft: (draft: Draft) => void;
};

/** Sends one; false when the server cannot be asked just now. */
async function sendOne(client: QueryClient, uid: string, draft: Draft, events: OutboxEvents): Promise<boolean> {
  const keeper = createDraftKeeper({ storage: deviceDrafts, uid, start: draft, tab });
  const done = await handIn(client, keeper);
  if (done.kind === 'waiting') return false;
  if (done.kind === 'created' || done.kind === 'updated') {
    events.onSent(done.stored, done.kind);
    return true;
  }
  keeper.mark(done.kind === 'differs' ? 'differs' : 'refused');
  // Other tabs hear of it from the browser; the screens of this one listen to the same event.
  window.dispatchEvent(new StorageEvent('storage', { key: draftKey(uid, draft) }));
  events.onLeft(keeper.state().draft);
  return true;
}

/**
 * Sends what a person handed in while the server could not be reached: now, and whenever it may answer again. The key of
 * each draft makes a repeat harmless; what is open on a writing screen of this tab is sent by that screen. Returns the
 * way to stop.
 */
export function startOutbox(client: QueryClient, uid: string, events: OutboxEvents): () => void {
  let isStopped = false;
  const isWaiting = (draft: Draft) => draft.fate === 'waiting' && isHandedIn(draft) && !isOpenHere(uid, draft);
  const waiting = () => findDrafts(uid).filter(isWaiting);
  const sendAll = () =>
    runInOneTab('inward-outbox', async () => {
      for (const draft of waiting()) {
        if (isStopped || !(await sendOne(client, uid, draft, events))) return;
      }
    });
  let last = Promise.resolve();
  const flush = () => {
    if (waiting().length > 0) last = last.then(sendAll).catch(() => undefined);
  };
  const stopWaiting = whenReachable(flush);
  void restoredDrafts(uid).then(flush);
  return () => {
    isStopped = true;
    stopWaiting();
  };
}
