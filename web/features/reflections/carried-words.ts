import { useEffect } from 'react';
import { deviceDrafts, dropDraft } from './device-drafts.ts';
import { type Draft, type DraftFate, type DraftWindow, isSameWindow } from './draft.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { draftKey, writeDraft } from './draft-store.ts';
import type { OpenedDraft } from './open-draft.ts';
import { findDrafts } from './own-drafts.ts';

/** Words that were too late for their own window and that their person wants in the next reflection, oldest first. */
export function wordsForNext(uid: string, window: DraftWindow): Draft[] {
  return findDrafts(uid)
    .filter((draft) => draft.fate === 'for-next' && !isSameWindow(draft, window))
    .reverse();
}

/** A reflection that is begun with these words; one that is stored already, or is unsettled, stays as it is. */
export function beginWith(opened: OpenedDraft, carried: readonly Draft[]): OpenedDraft {
  const { start } = opened;
  if (carried.length === 0 || start.rewrites || start.otherContent !== null) return opened;
  const words = [...carried, start].map(({ content }) => content.trim()).filter((content) => content !== '');
  return { ...opened, start: { ...start, content: words.join('\n\n') }, carried };
}

/** Keeps the carried words in their new draft; only once the device has it do the old ones go. */
export function useCarriedWords(keeper: DraftKeeper, uid: string, carried: readonly Draft[]): void {
  useEffect(() => {
    if (carried.length === 0) return;
    keeper.settle(keeper.state().draft.content);
    if (keeper.state().saved !== 'saved') return;
    for (const draft of carried) dropDraft(uid, draft);
  }, [keeper, uid, carried]);
}

/** Decides what becomes of a draft that is on no writing screen. */
export function markDraft(uid: string, draft: Draft, fate: DraftFate): void {
  writeDraft(deviceDrafts, draftKey(uid, draft), { ...draft, fate, version: draft.version + 1 });
}
