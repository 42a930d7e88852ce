import { type Draft, editOf, isSameText, mayHaveReplaced, type StoredText } from './draft.ts';

/**
 * Return a draft of two texts, of which one is a copy of the journal's, with the text that the journal has now. If the
 * user has chosen the copy and not changed it, the choice stays. Otherwise, the user must choose again, between their
 * own text and the new one. Return any other draft unchanged, also if its own submit may have replaced the copied text.
 */
export function followJournal(draft: Draft, stored: StoredText): Draft {
  const { rewrites, journalContent: copy, content, otherContent, choice, status } = draft;
  const isFinal = status !== null && status !== 'differs';
  if (rewrites?.id !== stored.id || rewrites.revision >= stored.revision || isFinal) return draft;
  if (mayHaveReplaced(draft, stored)) return draft;
  const isCopyShown = content === copy;
  if (otherContent === null || (!isCopyShown && otherContent !== copy)) return draft;
  // Without the copy that an unchanged choice of both texts contains, the user can join the texts again.
  const mine = content !== choice?.chosen ? content : choice.mine === copy ? choice.other : choice.mine;
  const own = isCopyShown ? otherContent : mine;
  const now = stored.content;
  const next = { ...draft, ...editOf(stored), content: now, choice: null };
  if (isSameText(own, now)) return { ...next, otherContent: null, status: null };
  if (!isCopyShown || !choice) return { ...next, content: own, otherContent: now, status: 'differs' };
  return { ...next, choice: { ...choice, chosen: now, mine: own, other: now } };
}
