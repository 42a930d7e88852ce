import { continuesText, type Draft } from './draft.ts';

/**
 * Return a draft for a new reflection, with the words of this draft that are not in the journal. For an edit, these are
 * the words after the stored text. A text that differs from the stored text because of another device is returned
 * whole. Return null if an edit changes anything else, or if the stored text of a conflict or an edit is unknown.
 */
export function unstoredWords(draft: Draft, stored: string | null): Draft | null {
  const otherContent = draft.otherContent === stored ? null : draft.otherContent;
  const unlinked = { ...draft, rewrites: null, sentContents: [], otherContent };
  if (draft.status === 'differs') return stored === null ? null : unlinked;
  if (!draft.rewrites) return { ...draft, otherContent };
  if (!stored || !continuesText(draft.content, stored)) return null;
  const added = draft.content.trim().slice(stored.trim().length);
  return /^\s/.test(added) ? { ...unlinked, content: added.trim() } : null;
}
