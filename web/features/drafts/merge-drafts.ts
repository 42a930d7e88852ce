import type { Draft } from './draft.ts';

type Versions = {
  draft: Draft;
  /** The draft on the device. Another tab may have stored it. */
  stored: Draft | null;
  tab: string;
  /** The text of the stored reflection. A draft with this text is not stored. */
  redundantContent: string;
};

/**
 * Return the next version of a draft to store; null if there is nothing to store. A text that another tab has stored,
 * and that this tab has not shown, stays in `otherContent`.
 */
export function mergeDrafts({ draft, stored, tab, redundantContent }: Versions): Draft | null {
  const isEmpty = draft.content.trim() === '' || draft.content === redundantContent;
  const unseen = stored && stored.version > draft.version && stored.tab !== tab ? stored : null;
  const otherContent = unseen && unseen.content !== draft.content ? unseen.content : draft.otherContent;
  if (isEmpty && otherContent === null && draft.sentContents.length === 0) return null;
  return {
    ...draft,
    idempotencyKey: unseen?.idempotencyKey ?? draft.idempotencyKey,
    otherContent: otherContent === draft.content ? null : otherContent,
    version: Math.max(draft.version, stored?.version ?? 0) + 1,
    tab,
  };
}
