import type { Reflection } from '../../../core/contract/reflection.ts';
import { beginDraft, type Draft, type DraftPrompt, type DraftWindow, isSameText } from './draft.ts';

/** What the writing screen opens with. */
export type OpenedDraft = {
  readonly start: Draft;
  /** Stored already: needs no keeping on the device. */
  readonly known: string;
  /** The stored reflection, when it differs from this device's words in a way that only the person can settle. */
  readonly differing: Reflection | null;
  /** What the device holds of this window is stored already, word for word, and can go. */
  readonly isNothingNew: boolean;
  /** Drafts of earlier windows whose words this one begins with. */
  readonly carried: readonly Draft[];
};

type Opening = {
  window: DraftWindow;
  prompt: DraftPrompt;
  /** What the device holds of this window. */
  found: Draft | null;
  /** What the server has stored for this window. */
  existing: Reflection | null;
  tab: string;
};

/** Whether the stored words are ones that this draft has sent: its answer got lost, nobody else has written. */
export function hasSent(draft: Draft, stored: Reflection): boolean {
  return draft.sentContents.some((sent) => isSameText(sent, stored.content));
}

/** Puts together what the device holds and what the server has; neither is ever dropped without being the same. */
export function openDraft({ window, prompt, found, existing, tab }: Opening): OpenedDraft {
  const empty = beginDraft(window, prompt, tab);
  if (!existing) return { start: found ?? empty, known: '', differing: null, isNothingNew: false, carried: [] };

  const rewrites = { id: existing.id, revision: existing.revision };
  const known = existing.content;
  const stored = { content: existing.content, rewrites };
  if (!found) return { start: { ...empty, ...stored }, known, differing: null, isNothingNew: false, carried: [] };
  if (found.content.trim() === '' || isSameText(found.content, existing.content)) {
    // The found draft goes on, version and all: a fresh one would take it for another tab's unseen words.
    const otherContent = isSameText(found.otherContent ?? '', existing.content) ? null : found.otherContent;
    const start = { ...found, ...stored, sentContents: [], otherContent };
    return { start, known, differing: null, isNothingNew: otherContent === null, carried: [] };
  }

  const isUpToDate = found.rewrites?.revision === existing.revision || hasSent(found, existing);
  return {
    start: { ...found, rewrites },
    known,
    differing: isUpToDate ? null : existing,
    isNothingNew: false,
    carried: [],
  };
}
