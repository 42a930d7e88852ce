import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { watchStorage } from '../../device/storage.ts';
import { deviceDrafts, isOnlyInMemory } from './device-drafts.ts';
import { type DraftWindow, randomKey } from './draft.ts';
import { createDraftKeeper, type DraftKeeper, type DraftState } from './draft-keeper.ts';
import { draftKey } from './draft-store.ts';
import type { OpenedDraft } from './open-draft.ts';
import { useDraftOwner } from './own-drafts.ts';

/** This tab, told apart from others that have the same draft open. */
export const tab = randomKey();

const openKeys = new Set<string>();

/** Whether a writing screen of this tab has the draft of this window. */
export function isOpenHere(uid: string, window: DraftWindow): boolean {
  return openKeys.has(draftKey(uid, window));
}

/** Keeps a draft while its screen is open: in time, when the page goes away, and in step with other tabs. */
export function useDraft(opened: Omit<OpenedDraft, 'differing' | 'carried'>): DraftState & { keeper: DraftKeeper } {
  const { start, known, isNothingNew } = opened;
  const uid = useDraftOwner();
  const key = draftKey(uid, start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one keeper for each window; later values are its own.
  const keeper = useMemo(
    () => createDraftKeeper({ storage: deviceDrafts, uid, start, tab, known, isOnDevice: !isOnlyInMemory(key) }),
    [uid, key],
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);

  useEffect(() => {
    if (isNothingNew) keeper.forget();
  }, [keeper, isNothingNew]);
  useEffect(() => {
    openKeys.add(key);
    const stopWatching = watchStorage(key, keeper.changedElsewhere);
    const warn = (event: BeforeUnloadEvent) => {
      keeper.flush();
      if (keeper.state().saved !== 'failed') return;
      event.preventDefault();
      // What Chromium before 119 asks for.
      event.returnValue = 'unsaved';
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    return () => {
      openKeys.delete(key);
      stopWatching();
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
      keeper.flush();
    };
  }, [keeper, key]);

  return { ...state, keeper };
}
