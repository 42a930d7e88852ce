import { continuesText, type Draft } from './draft.ts';

/**
 * Return a draft for a new reflection, with the words of this draft that are not in the journal. For an edit, these are
 * the words after the stored text. Return null if the edit changes anything else, or if the stored text is unknown. A
 * text that differs from the stored text because of another device is returned whole.
 */
export function unstoredWords(draft: Draft, stored: string | null): Draft | null {
  const otherContent = draft.otherContent === stored ? null : draft.otherContent;
  if (draft.status === 'differs') return { ...draft, rewrites: null, sentContents: [], otherContent };
  if (!draft.rewrites) return { ...draft, otherContent };
  if (!stored || !continuesText(draft.content, stored)) return null;
  const added = draft.content.trim().slice(stored.trim().length);
  return /^\s/.test(added) ? { ...draft, rewrites: null, sentContents: [], content: added.trim() } : null;
}
