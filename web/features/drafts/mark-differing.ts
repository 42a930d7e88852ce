import { editOf, type StoredText } from './draft.ts';
import type { DraftEditor } from './draft-editor.ts';

/**
 * Keep the different text that the server has stored beside the draft, until the user chooses. Do nothing if the draft
 * already edits that text or a newer one: the user has compared them in another tab.
 */
export function markDiffering(editor: DraftEditor, stored: StoredText): void {
  editor.saveNow();
  const { otherContent: other, journalContent, rewrites } = editor.state().draft;
  if (rewrites && rewrites.revision >= stored.revision) return;
  const otherContent = other === journalContent ? stored.content : (other ?? stored.content);
  editor.save({ status: 'differs', otherContent, choice: null });
  // Not if the other text comes from another tab: the server must then refuse to replace a text not yet shown.
  if (editor.state().draft.otherContent === stored.content) editor.save({ ...editOf(stored), sentContents: [] });
}
