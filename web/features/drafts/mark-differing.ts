import { editOf, type StoredText } from './draft.ts';
import type { DraftEditor } from './draft-editor.ts';

/** Keep the different text that the server has stored beside the draft, until the user chooses. */
export function markDiffering(editor: DraftEditor, stored: StoredText): void {
  const { otherContent: other, journalContent } = editor.state().draft;
  const otherContent = other === journalContent ? stored.content : (other ?? stored.content);
  editor.save({ status: 'differs', otherContent, choice: null });
  // Not if the other text comes from another tab: the server must then refuse to replace a text not yet shown.
  const { draft } = editor.state();
  const isOld = draft.rewrites && draft.rewrites.revision > stored.revision;
  if (draft.otherContent === stored.content && !isOld) editor.save({ ...editOf(stored), sentContents: [] });
}
