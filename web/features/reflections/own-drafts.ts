import { useSession } from '../session/use-session.ts';
import type { Draft, DraftWindow } from './draft.ts';
import { draftKey, listDrafts, readDraft } from './draft-store.ts';
import { heldDrafts } from './held-drafts.ts';

/** The signed-in person's id, which every draft is kept under. */
export function useDraftOwner(): string {
  return useSession().identity?.uid ?? '';
}

/** The draft that this device holds of a window. */
export function findDraft(uid: string, window: DraftWindow): Draft | null {
  return readDraft(heldDrafts, draftKey(uid, window));
}

/** All drafts with words that this device holds of a person, latest window first. */
export function findDrafts(uid: string): Draft[] {
  return listDrafts(heldDrafts, uid);
}
