import { useState } from 'react';
import { flushSync } from 'react-dom';
import { deleteDrafts } from '../../features/drafts/device-drafts.ts';
import { findDrafts } from '../../features/drafts/draft-storage.ts';
import { useStoredDrafts } from '../../features/drafts/use-stored-drafts.ts';
import { lastUser } from '../../features/session/last-user.ts';
import { useDialogOnTap } from '../../ui/dialog/use-dialog-on-tap.ts';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { toast } from '../../ui/toast/toast.ts';
import styles from './login-screen.module.css';
import own from './signed-out-notice.module.css';

const loadDialog = async () => (await import('./delete-words-dialog.tsx')).DeleteWordsDialog;

/**
 * Say that the session ended although nobody signed out here, what ends one, and whether unsent words are on this device.
 * Offer to delete them: this device does not know whether their account still exists.
 */
export function SignedOutNotice() {
  const [uid] = useState(() => lastUser() ?? '');
  const textCount = useStoredDrafts(() => findDrafts(uid).length);
  const { Dialog: DeleteWords, isOpen, show, close } = useDialogOnTap(loadDialog);
  const deleteWords = () => {
    void deleteDrafts(uid);
    // Close the dialog first: it contains the notifications, and returns the focus to the button.
    flushSync(close);
    toast({ title: 'Deleted', description: 'Your unsent words are no longer on this device.' });
    focusIfLost(document.querySelector('h1'));
  };
  return (
    <div className={styles['signedOut']}>
      <p>
        You were signed out.
        {textCount > 0 && (
          <>
            {' Your unsent words are still on this device, for the account that wrote them. '}
            <button type="button" aria-haspopup="dialog" className={own['deleteWords']} onClick={show}>
              Delete these words
            </button>
          </>
        )}
      </p>
      <p className={styles['ends']}>
        A session ends after a new password, a sign-out on another device, 30 days without a visit or the deletion of
        the account.
      </p>
      {DeleteWords && <DeleteWords {...{ textCount }} open={isOpen} onClose={close} onDelete={deleteWords} />}
    </div>
  );
}
