import type { DraftEditor } from './draft-editor.ts';

/** Go on with the draft's text, with `otherContent`, or with both. Keep the choice on the device until the submit. */
export function resolveConflict(editor: DraftEditor, content: string): void {
  const { content: mine, otherContent: other, status } = editor.state().draft;
  const isOther = content === other;
  const decided = { content, status: isOther || status === 'differs' ? null : status };
  const choice = { chosen: content, mine, other: other ?? '', status };
  editor.save({ ...decided, ...(other !== null && { otherContent: isOther ? mine : other, choice }) });
}

/** Let the user choose again between the chosen text and the other one. */
export function chooseAgain(editor: DraftEditor): void {
  const { content, choice } = editor.state().draft;
  if (choice === null) return;
  const { chosen, mine, other, status } = choice;
  editor.save({ ...(content === chosen && { content: mine, otherContent: other }), status, choice: null });
}
