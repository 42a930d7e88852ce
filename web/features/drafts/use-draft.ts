import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { watchStorage } from '../../device/storage.ts';
import { useUid } from '../session/use-session.ts';
import { deleteDraft, deviceDrafts, isDraftOnlyInMemory, setDraftStatus } from './device-drafts.ts';
import type { DraftWindow } from './draft.ts';
import { createDraftEditor, type DraftEditor, type DraftEditorState } from './draft-editor.ts';
import { draftKey } from './draft-storage.ts';
import type { OpenedDraft } from './open-draft.ts';

const openKeys = new Set<string>();

export function isOpenInThisTab(uid: string, window: DraftWindow): boolean {
  return openKeys.has(draftKey(uid, window));
}

/** Edit an opened draft: autosave it, save it when the page is hidden or closed, and adopt changes of other tabs. */
export function useDraft(
  opened: Omit<OpenedDraft, 'differing'>,
  replacedContent: string | null = null,
): DraftEditorState & { editor: DraftEditor } {
  const { start, isAlreadyStored, carriedOver } = opened;
  const uid = useUid();
  const key = draftKey(uid, start);
  const isShown = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor per window, which ignores later arguments.
  const editor = useMemo(() => {
    const isOnDevice = !isDraftOnlyInMemory(key);
    return createDraftEditor({
      storage: deviceDrafts,
      uid,
      start,
      isOnDevice,
      isShown: () => isShown.current,
      replacedContent,
    });
  }, [uid, key]);
  const state = useSyncExternalStore(editor.subscribe, editor.state);

  useEffect(() => {
    if (isAlreadyStored) editor.discard();
  }, [editor, isAlreadyStored]);
  useEffect(() => {
    openKeys.add(key);
    isShown.current = true;
    const stopWatching = watchStorage(key, editor.applyStorageChange);
    const saveBeforeUnload = (event: BeforeUnloadEvent) => {
      editor.saveNow();
      if (editor.state().autosave !== 'failed') return;
      event.preventDefault();
      // Chromium before 119 asks before leaving the page only if `returnValue` is set.
      event.returnValue = 'unsaved';
    };
    window.addEventListener('beforeunload', saveBeforeUnload);
    window.addEventListener('pagehide', editor.saveNow);
    document.addEventListener('visibilitychange', editor.saveNow);
    return () => {
      openKeys.delete(key);
      isShown.current = false;
      stopWatching();
      window.removeEventListener('beforeunload', saveBeforeUnload);
      window.removeEventListener('pagehide', editor.saveNow);
      document.removeEventListener('visibilitychange', editor.saveNow);
      editor.saveNow();
    };
  }, [editor, key]);
  useEffect(() => {
    if (carriedOver.length === 0) return;
    editor.save({});
    // Do not delete the earlier drafts before the device has stored the new draft, which contains their texts.
    if (editor.state().autosave !== 'saved') return;
    for (const draft of carriedOver) deleteDraft(uid, draft);
    // If the user deletes all of the text, the device must still have the words of the earlier drafts.
    const stop = editor.subscribe(() => {
      const { draft, autosave } = editor.state();
      if (draft.content.trim() !== '' || autosave !== 'idle') return;
      // Once is enough: later, the user may have chosen what happens to them.
      stop();
      for (const earlier of carriedOver) setDraftStatus(uid, earlier, earlier.isDeleted ? 'deleted' : 'refused');
    });
    return stop;
  }, [editor, uid, carriedOver]);

  return { ...state, editor };
}
