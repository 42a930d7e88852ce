import { joinVersions } from '../../../core/domain/texts/join-versions.ts';
import {
  areBothChosen,
  type Draft,
  editOf,
  hasJournalText,
  hasLines,
  isDecided,
  isSameText,
  type StoredText,
  withUnstoredFirst,
} from './draft.ts';
import type { DraftEditor } from './draft-editor.ts';
import { joinOthers } from './merge-drafts.ts';
import { withoutText } from './unstored-words.ts';

/** Return whether the draft does not already edit a newer revision, for example because of another tab. */
const isNewest = ({ rewrites }: Draft, { revision }: StoredText): boolean => revision >= (rewrites?.revision ?? 0);

/** Return the draft's second text if the user must compare it, too, with a different text that the journal has. */
export function thirdVersion({ otherContent, journalContent }: Draft, differing: StoredText | null): string | null {
  const isOwn = differing && otherContent !== null && otherContent !== journalContent;
  return isOwn && !isSameText(otherContent, differing.content) ? otherContent : null;
}

/**
 * Return whether nothing is left to compare with the journal's text: the user has chosen between it and the draft's in
 * another tab, the draft already follows a newer one, or the draft has the same text now. If it has the same text, let
 * the user choose between the journal's text and the draft's second one, if there is one.
 */
export function isSettled(editor: DraftEditor, differing: StoredText): boolean {
  const { draft } = editor.state();
  const { content, choice } = draft;
  const journalText = differing.content;
  const compared = choice && isDecided(draft) ? [choice.mine, choice.other] : [];
  const isChosen = compared.some((text) => withoutText(text, journalText) !== text);
  const isOver = isChosen || !isNewest(draft, differing);
  if (isOver || !isSameText(content, journalText)) return isOver;
  if (draft.rewrites?.revision !== differing.revision) editor.editStored(differing, journalText);
  if (!isDecided(draft)) editor.save(withUnstoredFirst(editor.state().draft, journalText));
  return true;
}

/**
 * Join a text with the journal's to keep them beside the chosen one. The journal's lines must stay in a row: only then
 * can `withoutText` take them out again.
 */
function besideJournalText(text: string, journalText: string): string {
  const joined = joinVersions(text, journalText);
  return hasLines(joined, journalText) ? joined : `${text.trim()}\n\n${journalText.trim()}`;
}

/**
 * Return the two texts of the user's choice: `own` from this device, `other` from the journal or another tab. Of three
 * texts, join two. Return null if `content` is neither one of the texts nor all of them: another tab has changed them
 * meanwhile.
 */
function comparedPair(
  draft: Draft,
  differing: StoredText | null,
  content: string,
): { own: string; other: string } | null {
  const { content: mine } = draft;
  const other = differing?.content ?? draft.otherContent ?? '';
  const third = thirdVersion(draft, differing);
  if (third === null) return [mine, other, joinVersions(mine, other)].includes(content) ? { own: mine, other } : null;
  if (content === mine) return { own: mine, other: besideJournalText(third, other) };
  if (content === third) return { own: third, other: besideJournalText(mine, other) };
  // The journal keeps its own text: do not keep a copy of it beside it.
  const joined = joinVersions(withoutText(mine, other), withoutText(third, other));
  const own = isSameText(joined, other) ? '' : joined;
  return content === other || content === joinVersions(joinVersions(mine, third), other) ? { own, other } : null;
}

/**
 * Go on with one of the texts that the user has compared, or with all of them, and keep the choice on the device until
 * the submit. `stored` is the journal's text if the server has returned it instead of the draft. All texts that are
 * not chosen stay beside the chosen one. If there is a text of another tab that the user has not seen, they choose again.
 */
export function chooseVersion(editor: DraftEditor, stored: StoredText | null, content: string): void {
  editor.saveNow();
  const { draft } = editor.state();
  const differing = stored && isNewest(draft, stored) ? stored : null;
  const pair = comparedPair(draft, differing, content);
  const edit = differing && { ...editOf(differing), sentContents: [] };
  const status = differing ? 'differs' : draft.status;
  if (pair === null) {
    const otherContent = joinOthers(content, [draft.content, draft.otherContent, differing?.content ?? null]);
    editor.save({ ...edit, content, otherContent, choice: null });
    return;
  }
  const { own, other } = pair;
  const isOther = content === other;
  editor.save({
    ...edit,
    content,
    otherContent: (isOther ? own : other) || null,
    choice:
      own === '' || (draft.otherContent === null && !differing) ? null : { chosen: content, mine: own, other, status },
    status: status !== 'deleted' && status !== 'refused' && (isOther || status === 'differs') ? null : status,
  });
}

/** Let the user choose again between the chosen text and the other one. Until they do, the device keeps the choice. */
export function chooseAgain(editor: DraftEditor): void {
  const { draft } = editor.state();
  const { content, choice, journalContent } = draft;
  if (choice === null) return;
  const { chosen, mine, other, status } = choice;
  // The user chose both texts, and then removed words of their own: show their own text beside the other, too.
  const isCut = areBothChosen(draft) && joinVersions(content, mine) !== content.trim();
  const compared = isCut && { otherContent: besideJournalText(mine, other) };
  const texts = content === chosen ? { content: mine, otherContent: other } : compared;
  const isInJournal = journalContent !== null && isSameText(content, journalContent);
  const undecided = isInJournal ? withUnstoredFirst(draft, journalContent) : { ...texts, status };
  editor.show({ ...undecided, choice: null });
}

/**
 * Go on with the journal's text, which the draft has, and delete the text that was not chosen. If another tab has saved
 * other words, or if the journal may not have the text, let the user choose again instead.
 */
export function keepJournalText(editor: DraftEditor): void {
  const { otherContent } = editor.state().draft;
  editor.save({});
  const { draft } = editor.state();
  if (isDecided(draft) && draft.otherContent === otherContent && hasJournalText(draft)) {
    editor.show({ otherContent: null, choice: null, status: null });
    editor.discard();
  } else chooseAgain(editor);
}
