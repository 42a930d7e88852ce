import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { findDrafts } from '../../../features/drafts/draft-storage.ts';
import { useUid } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import form from '../card/dialog-form.module.css';

/**
 * Ask for confirmation before a sign-out when the user has drafts that exist only on this device. `confirmSignOut` calls
 * `signOut` at once when there are none. The caller must render `signOutDialog`.
 */
export function useConfirmSignOut(): { confirmSignOut: (signOut: () => void) => void; signOutDialog: ReactNode } {
  const uid = useUid();
  const [, navigate] = useLocation();
  const [pending, setPending] = useState<{ signOut: () => void } | null>(null);
  const signOutDialog = (
    <Dialog open={pending !== null} onClose={() => setPending(null)} title="Some of your words are not handed in">
      <div className={form['form']}>
        <p className={form['text']}>
          They stay on this device, for you alone, and are offered when you sign in here again. Your other devices do
          not have them.
        </p>
        <Button onClick={() => navigate('/')}>Keep writing</Button>
        <Button
          variant="danger"
          onClick={() => {
            setPending(null);
            pending?.signOut();
          }}
        >
          Log out anyway
        </Button>
      </div>
    </Dialog>
  );
  return {
    confirmSignOut: (signOut) => (findDrafts(uid).length > 0 ? setPending({ signOut }) : signOut()),
    signOutDialog,
  };
}
