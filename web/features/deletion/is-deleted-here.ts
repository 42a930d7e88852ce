import { type DraftWindow, isSameWindow } from '../drafts/draft.ts';
import type { PendingDeletion } from './pending-deletions.ts';

/**
 * Return whether the user has deleted the reflection of a window on this device, and the deletion is not sent yet.
 * Imported entries do not take up a window; earlier versions marked them only by a missing `countedDay`.
 */
export const isDeletedHere = (pending: readonly PendingDeletion[], window: DraftWindow): boolean =>
  pending.some((each) => !(each.isImported ?? each.countedDay === undefined) && isSameWindow(each, window));
