import { type DraftWindow, isSameWindow } from '../drafts/draft.ts';
import type { PendingDeletion } from './pending-deletions.ts';

/**
 * Whether the user has deleted the reflection of a window on this device, and the deletion is not sent yet. Imported
 * entries, which have no `countedDay`, do not take up a window.
 */
export const isDeletedHere = (pending: readonly PendingDeletion[], window: DraftWindow): boolean =>
  pending.some((each) => each.countedDay !== undefined && isSameWindow(each, window));
