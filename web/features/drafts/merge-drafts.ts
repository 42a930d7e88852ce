import { type Draft, isDecided, isSameText, isUndecided, randomKey } from './draft.ts';

type Versions = {
  draft: Draft;
  /** The draft on the device. Another tab may have stored it. */
  stored: Draft | null;
};

/** Whether another editor has saved the stored draft since the last save that `draft` has. */
export const isUnseen = (stored: Draft, draft: Draft): boolean =>
  stored.saveId !== draft.saveId || stored.version > draft.version;

/**
 * Return the texts to keep beside `content` as one text; null if there are none. After the first one, leave out each
 * paragraph that is part of `content` or of an earlier text.
 */
export function joinOthers(content: string, texts: readonly (string | null | undefined)[]): string | null {
  const others: string[] = [];
  for (const text of texts) {
    if (!text?.trim() || isSameText(text, content)) continue;
    const isNew = (paragraph: string) => ![content, ...others].some((kept) => kept.includes(paragraph.trim()));
    const other = others.length === 0 ? text : text.split('\n\n').filter(isNew).join('\n\n');
    if (other !== '') others.push(other);
  }
  return others.join('\n\n') || null;
}

/**
 * Return the next version of a draft to store; null if there is nothing to store, because the text is empty or a copy of
 * the journal's. All texts that another tab has stored, and that this tab has not shown, stay in `otherContent` beside
 * the one that was there. If the user has not chosen between the texts that result, they must choose again, and the
 * draft does not wait to be sent.
 */
export function mergeDrafts({ draft, stored }: Versions): Draft | null {
  const isEmpty = draft.content.trim() === '' || draft.content === draft.journalContent;
  const latest = stored && isUnseen(stored, draft) ? stored : draft;
  const otherContent = joinOthers(draft.content, [latest.content, latest.otherContent, draft.otherContent]);
  if (isEmpty && otherContent === null && draft.sentContents.length === 0) return null;
  // Another tab may have submitted a newer text, or seen one that another device has submitted.
  const isNewer =
    stored?.rewrites &&
    stored.rewrites.revision > (draft.rewrites?.revision ?? 0) &&
    draft.status !== 'deleted' &&
    draft.status !== 'refused';
  const { rewrites, journalContent } = isNewer ? stored : draft;
  const isSameEdit = latest.rewrites?.revision === rewrites?.revision;
  const sentContents = [...new Set([...(isSameEdit ? latest.sentContents : []), ...draft.sentContents])];
  const next = { ...draft, rewrites, journalContent, otherContent, sentContents };
  return {
    ...next,
    choice: isDecided(next) ? draft.choice : null,
    status: draft.status === 'waiting' && isUndecided(next) ? null : draft.status,
    idempotencyKey: latest.idempotencyKey,
    version: Math.max(draft.version, stored?.version ?? 0) + 1,
    saveId: randomKey(),
  };
}
