import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { storage, watchStorage } from '../../device/storage.ts';
import { useSession } from '../session/use-session.ts';
import { type Draft, type DraftWindow, randomKey } from './draft.ts';
import { createDraftKeeper, type DraftKeeper, type DraftState } from './draft-keeper.ts';
import { draftKey, listDrafts, readDraft } from './draft-store.ts';
import type { OpenedDraft } from './open-draft.ts';

/** This tab, told apart from others that have the same draft open. */
export const tab = randomKey();

/** The signed-in person's id, which every draft is kept under. */
export function useDraftOwner(): string {
  return useSession().identity?.uid ?? '';
}

/** The draft that this device holds of a window. */
export function findDraft(uid: string, window: DraftWindow): Draft | null {
  return readDraft(storage, draftKey(uid, window));
}

/** All drafts with words that this device holds of a person, latest window first. */
export function findDrafts(uid: string): Draft[] {
  return listDrafts(storage, uid);
}

/** Lets a draft go for good. */
export function dropDraft(uid: string, window: DraftWindow): void {
  storage.remove(draftKey(uid, window));
}

/** Keeps a draft while its screen is open: in time, when the page goes away, and in step with other tabs. */
export function useDraft({ start, known }: Pick<OpenedDraft, 'start' | 'known'>): DraftState & { keeper: DraftKeeper } {
  const uid = useDraftOwner();
  // biome-ignore lint/correctness/useExhaustiveDependencies: one keeper for each window; later values are its own.
  const keeper = useMemo(() => createDraftKeeper({ storage, uid, start, tab, known }), [uid, draftKey(uid, start)]);
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);

  useEffect(() => {
    const stopWatching = watchStorage(draftKey(uid, keeper.state().draft), keeper.changedElsewhere);
    window.addEventListener('pagehide', keeper.flush);
    document.addEventListener('visibilitychange', keeper.flush);
    return () => {
      stopWatching();
      window.removeEventListener('pagehide', keeper.flush);
      document.removeEventListener('visibilitychange', keeper.flush);
      keeper.flush();
    };
  }, [keeper, uid]);

  return { ...state, keeper };
}
