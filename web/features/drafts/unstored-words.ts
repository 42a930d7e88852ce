import { continuesText, type Draft, indexOfLines, isDecided } from './draft.ts';

/**
 * Return the draft's second text without the words that the journal has: those of the stored text, and those that it had
 * at the revision that the draft edits, unless a submit of the draft may have replaced them. Null if nothing is left.
 */
export function unstoredOther(draft: Draft, stored: string | null): string | null {
  const copy = draft.sentContents.length === 0 ? draft.journalContent : null;
  const rest = [stored, copy].reduce<string>(
    (text, journalText) => (journalText?.trim() ? withoutText(text, journalText) : text),
    draft.otherContent ?? '',
  );
  return rest || null;
}

/**
 * Return a draft for a new reflection, with the words of this draft that are not in the journal. For an edit, these are
 * the words after the stored text. A text that differs from the stored text because of another device is returned
 * whole, also if the user has chosen it. If the user has chosen both, it is returned without the stored text. Return
 * null if an edit changes anything else, or if the stored text of a conflict or an edit is unknown.
 */
export function unstoredWords(draft: Draft, stored: string | null): Draft | null {
  const { content, choice } = draft;
  const isOtherStored = draft.otherContent === stored;
  const otherContent = unstoredOther(draft, stored);
  const unlinked = { ...draft, rewrites: null, sentContents: [], otherContent };
  if (draft.status === 'differs') return (stored ?? draft.journalContent) === null ? null : unlinked;
  if (!draft.rewrites) return { ...draft, otherContent };
  if (!stored) return null;
  const added = continuesText(content, stored) ? content.trim().slice(stored.trim().length) : '';
  if (/^\s/.test(added)) return { ...unlinked, content: added.trim() };
  if (!choice || !isDecided(draft) || !isOtherStored) return null;
  const own = choice.mine === stored ? choice.other : choice.mine;
  return { ...unlinked, choice: null, content: content === choice.chosen ? own : withoutText(content, stored) };
}

/** Return a text without the lines of another one, or unchanged if it does not have these lines in a row. */
export function withoutText(text: string, other: string): string {
  const start = indexOfLines(text, other);
  if (start < 0) return text;
  return `${text.slice(0, start).trim()}\n\n${text.slice(start + other.trim().length).trim()}`.trim();
}
