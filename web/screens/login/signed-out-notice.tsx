import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { countAllDrafts, deleteAllDrafts } from '../../features/drafts/all-drafts.ts';
import { useStoredDrafts } from '../../features/drafts/use-stored-drafts.ts';
import { lastUser } from '../../features/session/last-user.ts';
import { useDialogOnTap } from '../../ui/dialog/use-dialog-on-tap.ts';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { toast } from '../../ui/toast/toast.ts';
import styles from './login-screen.module.css';
import own from './signed-out-notice.module.css';

const loadDialog = async () => (await import('./delete-words-dialog.tsx')).DeleteWordsDialog;

/**
 * Say that the session ended although nobody signed out here, and what ends one. Say whether unsent words are on this
 * device, and offer to delete them, for as long as there are any: this device does not know whether the accounts that
 * wrote them still exist, or who uses the device next.
 */
export function SignedOutNotice() {
  const [hasEnded] = useState(() => lastUser() !== null);
  const textCount = useStoredDrafts(countAllDrafts);
  // The redirect after a refused request loads a new page, so that the focus is on nothing.
  useEffect(() => {
    if (hasEnded) focusIfLost(document.querySelector('h1'));
  }, [hasEnded]);
  const { Dialog: DeleteWords, isOpen, show, close } = useDialogOnTap(loadDialog);
  const deleteWords = () => {
    void deleteAllDrafts();
    // Close the dialog first: it contains the notifications, and returns the focus to the button.
    flushSync(close);
    toast({ title: 'Deleted', description: 'The unsent words are no longer on this device.' });
    focusIfLost(document.querySelector('h1'));
  };
  return (
    <>
      {(hasEnded || textCount > 0) && (
        <div className={styles['signedOut']}>
          <p>
            {hasEnded && 'You were signed out.'}
            {textCount > 0 && (
              <>
                {hasEnded && ' '}
                {'Unsent words are still on this device, for the account that wrote them. '}
                <button type="button" aria-haspopup="dialog" className={own['deleteWords']} onClick={show}>
                  Delete these words
                </button>
              </>
            )}
          </p>
          <p className={own['ends']}>
            {hasEnded
              ? 'A session ends after a new password, a sign-out on another device, 30 days without a visit or the deletion of the account.'
              : 'They are shown again after the next sign-in to that account on this device.'}
          </p>
        </div>
      )}
      {DeleteWords && <DeleteWords {...{ textCount }} open={isOpen} onClose={close} onDelete={deleteWords} />}
    </>
  );
}
