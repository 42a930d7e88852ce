import { type Draft, isDecided, isSameText } from './draft.ts';

type Versions = {
  draft: Draft;
  /** The draft on the device. Another tab may have stored it. */
  stored: Draft | null;
  tab: string;
  /** The text of the stored reflection. A draft with this text is not stored. */
  redundantContent: string;
};

/**
 * Whether the stored draft has changes that `draft` does not have: it is newer, or was begun after another tab submitted
 * the draft and removed it.
 */
export const isUnseen = (stored: Draft, draft: Draft): boolean =>
  stored.version > draft.version || stored.idempotencyKey !== draft.idempotencyKey;

/**
 * Return the texts to keep beside `content` as one text; null if there are none. After the first one, leave out each
 * text that is part of `content` or of an earlier one.
 */
export function joinOthers(content: string, texts: readonly (string | null | undefined)[]): string | null {
  const others: string[] = [];
  for (const text of texts) {
    if (!text?.trim() || isSameText(text, content)) continue;
    if (others.length === 0 || ![content, ...others].some((kept) => kept.includes(text.trim()))) others.push(text);
  }
  return others.join('\n\n') || null;
}

/**
 * Return the next version of a draft to store; null if there is nothing to store. All texts that another tab has stored,
 * and that this tab has not shown, stay in `otherContent` beside the one that was there. If the user has not chosen
 * between the texts that result, they must choose again.
 */
export function mergeDrafts({ draft, stored, tab, redundantContent }: Versions): Draft | null {
  const isEmpty = draft.content.trim() === '' || draft.content === redundantContent;
  const unseen = stored && isUnseen(stored, draft) && stored.tab !== tab ? stored : null;
  const otherContent = joinOthers(draft.content, [unseen?.content, unseen?.otherContent, draft.otherContent]);
  if (isEmpty && otherContent === null && draft.sentContents.length === 0) return null;
  const next = { ...draft, otherContent };
  return {
    ...next,
    choice: isDecided(next) ? draft.choice : null,
    idempotencyKey: unseen?.idempotencyKey ?? draft.idempotencyKey,
    version: Math.max(draft.version, stored?.version ?? 0) + 1,
    tab,
  };
}
