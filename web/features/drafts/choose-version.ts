import { joinVersions } from '../../../core/domain/texts/join-versions.ts';
import { type Draft, isDecided, isSameText, type StoredText, withUnstoredFirst } from './draft.ts';
import type { DraftEditor } from './draft-editor.ts';
import { markDiffering } from './mark-differing.ts';
import { withoutText } from './unstored-words.ts';

/** Go on with the draft's text, with `otherContent`, or with both. Keep the choice on the device until the submit. */
export function resolveConflict(editor: DraftEditor, content: string): void {
  const { content: mine, otherContent: other, status } = editor.state().draft;
  const isOther = content === other;
  const decided = { content, status: isOther || status === 'differs' ? null : status };
  if (other === null) editor.save(decided);
  else if (isOther || content === mine || !other.includes(content.trim())) {
    const choice = { chosen: content, mine, other, status };
    editor.save({ ...decided, otherContent: isOther ? mine : other, choice });
  } else {
    // The last save has added a text of another tab to `other`. Keep all but the chosen text beside it.
    const otherContent = joinVersions(withoutText(mine, content), withoutText(other, content));
    editor.save({ ...decided, otherContent, choice: { chosen: content, mine: content, other: otherContent, status } });
  }
}

/** Return the draft's second text if the user must compare it, too, with a different text that the journal has. */
export function thirdVersion({ otherContent, journalContent }: Draft, differing: StoredText | null): string | null {
  return differing && otherContent !== journalContent ? otherContent : null;
}

/**
 * Return whether nothing is left to compare with the journal's text: the user has chosen between it and the draft's in
 * another tab, or the draft has the same text now. In that case, let the user choose between the journal's text and the
 * draft's second one, if there is one.
 */
export function isSettled(editor: DraftEditor, differing: StoredText): boolean {
  const { draft } = editor.state();
  const { content, choice } = draft;
  const journals = differing.content;
  const compared = choice && isDecided(draft) ? [choice.mine, choice.other] : [];
  const isChosen = compared.some((text) => withoutText(text, journals) !== text);
  if (isChosen || !isSameText(content, journals)) return isChosen;
  editor.editStored(differing, journals);
  if (!isDecided(draft)) editor.save(withUnstoredFirst(editor.state().draft, journals));
  return true;
}

/**
 * Go on with one of the texts that the user has compared, or with all of them. `differing` is the journal's text if the
 * server has returned it instead of the draft. All texts that are not chosen stay beside the chosen one.
 */
export function chooseVersion(editor: DraftEditor, differing: StoredText | null, content: string): void {
  editor.saveNow();
  const { draft } = editor.state();
  const third = thirdVersion(draft, differing);
  if (differing && third !== null) {
    const { content: mine } = draft;
    const { content: journals } = differing;
    if (content === mine || content === third)
      editor.editStored(differing, content, joinVersions(content === mine ? third : mine, journals));
    else {
      // The journal keeps its own text: do not keep a copy of it beside it.
      const [one, other] = [mine, third].map((text) => withoutText(text, journals));
      editor.editStored(differing, joinVersions(one ?? '', other ?? ''), journals);
    }
  } else if (differing) markDiffering(editor, differing);
  resolveConflict(editor, content);
}

/** Let the user choose again between the chosen text and the other one. Until they do, the device keeps the choice. */
export function chooseAgain(editor: DraftEditor): void {
  const { draft } = editor.state();
  const { content, choice, journalContent } = draft;
  if (choice === null) return;
  const { chosen, mine, other, status } = choice;
  const texts = content === chosen && { content: mine, otherContent: other };
  const isInJournal = journalContent !== null && isSameText(content, journalContent);
  const undecided = isInJournal ? withUnstoredFirst(draft, journalContent) : { ...texts, status };
  editor.show({ ...undecided, choice: null });
}
