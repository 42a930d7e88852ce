import type { Draft } from './draft.ts';

type Versions = {
  /** The draft of this tab. */
  draft: Draft;
  /** The draft stored on the device, perhaps by another tab. */
  stored: Draft | null;
  /** The id of this tab. */
  tab: string;
  /** If the draft has this text, it is not stored. An example is the text of the stored reflection. */
  redundantContent: string;
};

/**
 * Return the next version of a draft to store, or null if there is nothing to store. If another tab has stored a text
 * that this tab has not shown, keep that text in `otherContent`.
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
