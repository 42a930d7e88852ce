import { useEffect } from 'react';
import { SUBMIT_GRACE_MS } from '../../../core/domain/limits.ts';
import type { DraftEditor } from '../../features/drafts/draft-editor.ts';

/**
 * Call `onExpired` when the user returns to a page that has no draft and whose window ended more than 15 minutes ago,
 * for example after a night with the device asleep. A text that the user begins now belongs to a later window.
 */
export function useExpiredPage(editor: DraftEditor, isWriting: boolean, onExpired: () => void): void {
  useEffect(() => {
    const check = () => {
      const { draft, autosave } = editor.state();
      const isExpired = Date.now() > Date.parse(draft.availableUntil) + SUBMIT_GRACE_MS;
      if (isWriting && autosave === 'idle' && isExpired && document.visibilityState === 'visible') onExpired();
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [editor, isWriting, onExpired]);
}
