import { useEffect } from 'react';
import { SUBMIT_GRACE_MS } from '../../../core/domain/limits.ts';
import type { DraftEditor } from '../../features/drafts/draft-editor.ts';

export type ExpiredPageOptions = {
  isWriting: boolean;
  /** Whether another tab may have submitted a text that this page could not load, because the device was offline. */
  mayLackText: boolean;
  /** Returns a function that keeps this page open after all. */
  onObsolete: (replaced: null) => () => void;
};

/**
 * Call `onObsolete` on a page without a draft when it must be opened again: the user returns to it more than 15 minutes
 * after its window has ended, for example after a night with the device asleep, and a text that the user begins now
 * belongs to a later window. Or the page may lack a text, and the device is connected again. Keep the page if the user
 * writes on it before the next one is shown.
 */
export function useExpiredPage(editor: DraftEditor, options: ExpiredPageOptions): void {
  const { isWriting, mayLackText, onObsolete } = options;
  useEffect(() => {
    let keepPage: (() => void) | undefined;
    const check = () => {
      keepPage?.();
      // After a save, it is known whether there is a draft.
      editor.saveNow();
      const { draft, autosave } = editor.state();
      const isOver = Date.now() > Date.parse(draft.availableUntil) + SUBMIT_GRACE_MS;
      const isExpired = isOver || (mayLackText && navigator.onLine);
      if (isWriting && autosave === 'idle' && isExpired && document.visibilityState === 'visible') {
        keepPage = onObsolete(null);
      }
    };
    const stopWatching = editor.subscribe(() => {
      if (editor.state().autosave !== 'idle') keepPage?.();
    });
    document.addEventListener('visibilitychange', check);
    window.addEventListener('online', check);
    return () => {
      keepPage?.();
      stopWatching();
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('online', check);
    };
  }, [editor, isWriting, mayLackText, onObsolete]);
}
