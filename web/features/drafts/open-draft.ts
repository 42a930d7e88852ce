import type { Reflection } from '../../../core/contract/reflection.ts';
import { createDraft, type Draft, type DraftPrompt, type DraftWindow, isSameText, isSameWindow } from './draft.ts';
import { findDrafts } from './draft-storage.ts';

/** The draft that the writing screen opens with. */
export type OpenedDraft = {
  readonly start: Draft;
  /** The text that the server has stored. The device stores no draft with this text. */
  readonly storedContent: string;
  /** The stored reflection if it differs from the draft, so that the user must choose; otherwise null. */
  readonly differing: Reflection | null;
  /** Whether the server has stored exactly the text of the found draft, so that the draft can be deleted. */
  readonly isAlreadyStored: boolean;
  /** Drafts of earlier windows whose texts this draft starts with. */
  readonly carriedOver: readonly Draft[];
};

type Opening = {
  window: DraftWindow;
  prompt: DraftPrompt;
  /** The device's draft of this window. */
  found: Draft | null;
  /** The reflection that the server has stored for this window. */
  existing: Reflection | null;
  tab: string;
  isUnannounced?: boolean;
};

/**
 * Whether the stored text came from this draft. If so, the server stored the draft but its response was lost, and no
 * other device wrote the text.
 */
export function hasSent(draft: Draft, stored: Reflection): boolean {
  return draft.sentContents.some((sent) => isSameText(sent, stored.content));
}

/** Combine the device's draft with the stored reflection. Drop one of the two texts only if both are equal. */
export function openDraft({ window, prompt, found, existing, tab, isUnannounced = false }: Opening): OpenedDraft {
  const empty = createDraft(window, prompt, tab);
  const opened = { storedContent: '', differing: null, isAlreadyStored: false, carriedOver: [] };
  if (!existing) return { ...opened, start: { ...(found ?? empty), isUnannounced } };

  const rewrites = { id: existing.id, revision: existing.revision };
  const storedContent = existing.content;
  const stored = { content: existing.content, rewrites };
  if (!found) return { ...opened, start: { ...empty, ...stored }, storedContent };
  if (found.content.trim() === '' || isSameText(found.content, existing.content)) {
    // Keep the version number of the found draft. Otherwise, the editor would treat the found draft as an unseen text
    // of another tab.
    const otherContent = isSameText(found.otherContent ?? '', existing.content) ? null : found.otherContent;
    const start = { ...found, ...stored, sentContents: [], status: null, otherContent };
    return { ...opened, start, storedContent, isAlreadyStored: otherContent === null };
  }

  const isUpToDate = found.rewrites?.revision === existing.revision || hasSent(found, existing);
  return { ...opened, start: { ...found, rewrites }, storedContent, differing: isUpToDate ? null : existing };
}

/** Return the user's drafts that have the status `for-next` and belong to another window, oldest first. */
export function draftsForNext(uid: string, window: DraftWindow): Draft[] {
  return findDrafts(uid)
    .filter((draft) => draft.status === 'for-next' && !isSameWindow(draft, window))
    .reverse();
}

/** Start the opened draft with the texts of earlier drafts, unless it edits a stored reflection or has a conflict. */
export function prependDrafts(opened: OpenedDraft, drafts: readonly Draft[]): OpenedDraft {
  const { start } = opened;
  if (drafts.length === 0 || start.rewrites || start.otherContent !== null) return opened;
  const contents = [...drafts, start].map(({ content }) => content.trim()).filter((content) => content !== '');
  return { ...opened, start: { ...start, content: contents.join('\n\n') }, carriedOver: drafts };
}
