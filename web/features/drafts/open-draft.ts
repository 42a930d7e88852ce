import type { Reflection } from '../../../core/contract/reflection.ts';
import {
  continuesText,
  createDraft,
  type Draft,
  type DraftPrompt,
  type DraftWindow,
  editOf,
  hasLines,
  hasSent,
  isConfirmed,
  isDecided,
  isSameText,
  isSameWindow,
  mayHaveReplaced,
  withUnstoredFirst,
} from './draft.ts';
import { findDrafts } from './draft-storage.ts';
import { followJournal } from './follow-journal.ts';

export type OpenedDraft = {
  readonly start: Draft;
  /** The stored reflection if the user must choose between it and the draft; otherwise null. */
  readonly differing: Reflection | null;
  /** Whether the server has stored exactly the text of the device's draft, which can then be deleted. */
  readonly isAlreadyStored: boolean;
  /** The drafts of earlier windows whose texts were put at the start of this draft. */
  readonly carriedOver: readonly Draft[];
};

type Opening = {
  window: DraftWindow;
  prompt: DraftPrompt;
  found: Draft | null;
  existing: Reflection | null;
  isUnannounced?: boolean;
};

/** Combine the device's draft with the stored reflection. Drop one of the two texts only if both are equal. */
export function openDraft({ window, prompt, found: last, existing, isUnannounced = false }: Opening): OpenedDraft {
  const empty = createDraft(window, prompt);
  const opened = { differing: null, isAlreadyStored: false, carriedOver: [] };
  if (!existing) return { ...opened, start: { ...(last ?? empty), isUnannounced } };

  const found = last && followJournal(last, existing);
  const edit = editOf(existing);
  const stored = { ...edit, content: existing.content };
  if (!found) return { ...opened, start: { ...empty, ...stored } };
  if (found.content.trim() === '' || isSameText(found.content, existing.content)) {
    const isOther = isSameText(found.otherContent ?? '', existing.content);
    const otherContent = isOther || isConfirmed(found, existing) ? null : found.otherContent;
    const start = { ...found, ...stored, sentContents: [], status: null, otherContent };
    const first = isDecided(found) ? start : withUnstoredFirst(start, existing.content);
    return { ...opened, start: first, isAlreadyStored: otherContent === null };
  }

  const isUpToDate = found.rewrites?.revision === existing.revision || hasSent(found, existing);
  if (isUpToDate) return { ...opened, start: { ...found, ...edit } };
  // Until the user chooses, do not send the draft, and keep the revision that it edits: the server would replace the
  // newest text if it were sent with the newest revision.
  const status = found.status === 'waiting' ? null : found.status;
  const start = { ...found, status, ...(mayHaveReplaced(found, existing) && { journalContent: null }) };
  return { ...opened, start, differing: existing };
}

/** Return the drafts of other windows with which the user wants to start the next reflection, oldest first. */
export function draftsForNext(uid: string, window: DraftWindow): Draft[] {
  return findDrafts(uid)
    .filter((draft) => draft.status === 'for-next' && !isSameWindow(draft, window))
    .reverse();
}

/**
 * Return a draft's text and the different text of another tab. If the first contains the other, or the other
 * continues the first, return only the longer one.
 */
function bothTexts({ content, otherContent }: Draft): string[] {
  const other = otherContent ?? '';
  if (content.includes(other.trim())) return [content.trim()];
  return continuesText(other, content) ? [other.trim()] : [content.trim(), other.trim()];
}

/**
 * Put the texts of earlier drafts before the text of the opened draft, unless it edits a stored reflection or has a
 * conflict.
 */
export function prependDrafts(opened: OpenedDraft, drafts: readonly Draft[]): OpenedDraft {
  const { start } = opened;
  const [oldest] = drafts;
  if (!oldest || start.rewrites || start.otherContent !== null) return opened;
  // On a full device, the text may have been carried over before.
  const contents = [...drafts.filter(({ content }) => !hasLines(start.content, content)), start]
    .flatMap(bothTexts)
    .filter((content) => content !== '');
  const begunAt = oldest.begunAt ?? oldest.availableFrom;
  return { ...opened, start: { ...start, content: contents.join('\n\n'), begunAt }, carriedOver: drafts };
}
