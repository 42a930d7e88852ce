import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useReducer } from 'react';
import { pathOf } from '../../data/api/api.ts';
import { isOldWindow, type KnownWindow } from '../../data/current-window.ts';
import { isDecided, isSameWindow } from '../../features/drafts/draft.ts';
import { type DraftEditor, unstored } from '../../features/drafts/draft-editor.ts';
import { followJournal } from '../../features/drafts/follow-journal.ts';
import { deletedType } from '../../features/reflections/window/deleted-type.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { useKnownWindows } from './edit-limit.ts';

/**
 * Request the draft's window again when the page opens and when the user returns to it, if what is known is older than
 * 5 s: another device may have submitted newer words. If the user has changed nothing since the page showed
 * `openedContent`, show these words in the editor, or beside the user's own version. If another device has deleted the
 * reflection, mark its words. If the user has written, return the latest answer about the window, or undefined without
 * one.
 */
export function useNewerWords(editor: DraftEditor, openedContent: string): KnownWindow | undefined {
  const client = useQueryClient();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const { draft, autosave } = editor.state();
  const answers = useKnownWindows().filter(({ window }) => isSameWindow(window, draft));
  const known = answers.find(({ window }) => window.isActive);

  useEffect(() => {
    let isMounted = true;
    const refresh = async () => {
      if (document.visibilityState === 'hidden' || !navigator.onLine) return;
      const old = client.getQueryCache().findAll({
        queryKey: [pathOf('getCurrentWindow')],
        // Do not claim the time zone of an earlier request again.
        predicate: (query) =>
          query.state.data !== undefined &&
          query.queryKey[3] === effectiveTimezoneOffset() &&
          isSameWindow((query.state.data as KnownWindow).window, editor.state().draft) &&
          isOldWindow(query),
      });
      await Promise.all(old.map((query) => query.fetch().catch(() => undefined)));
      if (isMounted && old.length > 0) render();
    };
    void refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isMounted = false;
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [client, editor]);

  const stored = known?.existingReflection;
  const { rewrites } = draft;
  const isNewer = stored && (stored.id !== rewrites?.id || stored.revision > rewrites.revision);
  // A draft keeps the status `waiting` after its submit.
  const isUntouched = autosave === 'idle' && draft.status === null;
  useLayoutEffect(() => {
    if (!isNewer) return;
    if (isUntouched) return editor.editStored(stored, stored.content);
    const { draft: now } = editor.state();
    const followed = followJournal(now, stored);
    if (followed !== now && (isDecided(followed) || now.content === openedContent)) editor.save(followed);
  }, [editor, stored, isNewer, isUntouched, openedContent]);
  const [latest] = answers;
  const isDeleted = latest !== undefined && !latest.existingReflection && deletedType(latest, []) !== null;
  const isMarked = isDeleted && draft.status === null && draft.content !== '';
  useLayoutEffect(() => {
    if (!isMarked) return;
    // Without a change by the user, the device does not keep the text that was deleted.
    if (isUntouched) editor.show(unstored('deleted'));
    else editor.keepUnstored('deleted');
  }, [editor, isMarked, isUntouched]);
  return isUntouched ? undefined : known;
}
