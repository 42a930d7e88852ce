import { storage } from '../../device/storage.ts';
import type { SubmitResult } from '../drafts/submit-draft.ts';
import { deletionsKey, type PendingDeletion, pendingDeletions, showChangedDeletions } from './pending-deletions.ts';

const endedKey = (uid: string): string => `inward-deletion-ended:${encodeURIComponent(uid)}`;

/** After this time, in milliseconds, no page shows data any more that it requested before a deletion ended. */
const STALE_AFTER_MS = 60_000;

/**
 * Return whether a deletion ended so recently that this page may have requested its data before, and may show the
 * reflection again.
 */
export function hasJustEnded(uid: string): boolean {
  const isRecent = Math.abs(Date.now() - Number(storage.get(endedKey(uid)))) < STALE_AFTER_MS;
  if (!isRecent) storage.remove(endedKey(uid));
  return isRecent;
}

function store(uid: string, pending: readonly PendingDeletion[]): boolean {
  if (pending.length === 0) storage.remove(deletionsKey(uid));
  const isStored = pending.length === 0 || storage.setJson(deletionsKey(uid), pending);
  showChangedDeletions();
  return isStored;
}

const others = (uid: string, id: string) => pendingDeletions(uid).filter((each) => each.id !== id);

/** Store or replace a deletion on the device. Return false if the device cannot store it. */
export const putPending = (uid: string, pending: PendingDeletion): boolean =>
  store(uid, [...others(uid, pending.id), pending]);

/** Forget a deletion that the server has completed or refused, or that the user has undone. */
export function removePending(uid: string, id: string): void {
  storage.set(endedKey(uid), String(Date.now()));
  store(uid, others(uid, id));
}

/**
 * End the deletion of a reflection if a submit has changed the reflection since. The tab that offers to undo the deletion
 * says so. A submit that was only repeated, because its response was lost, changes nothing.
 */
export function endByUpdate(uid: string, result: SubmitResult): void {
  if (!('stored' in result) || result.kind === 'differs') return;
  const { id, revision } = result.stored;
  if (pendingDeletions(uid).some((each) => each.id === id && each.revision < revision)) removePending(uid, id);
}
