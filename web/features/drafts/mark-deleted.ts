import type { KnownWindow } from '../../data/current-window.ts';
import { deletedType } from '../reflections/window/deleted-type.ts';
import { deviceDrafts } from './device-drafts.ts';
import { unstored } from './draft-editor.ts';
import { draftKey, findDraft, writeDraft } from './draft-storage.ts';

/** Mark the draft of the current window if the server has said that the reflection of this window was deleted. */
export function markDeleted(uid: string, known: KnownWindow): void {
  const draft = findDraft(uid, known.window);
  const isDeleted = !known.existingReflection && deletedType(known, []) !== null;
  // The outbox sends a waiting draft, and the server then says that the reflection was deleted.
  if (!isDeleted || draft?.status !== null) return;
  const key = draftKey(uid, draft);
  writeDraft(deviceDrafts, key, { ...draft, ...unstored('deleted'), version: draft.version + 1 });
  // The browser fires `storage` only in other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
