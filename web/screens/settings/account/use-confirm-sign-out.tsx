import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { endUndoOffer } from '../../../features/deletion/delete-with-undo.ts';
import { deleteDrafts } from '../../../features/drafts/device-drafts.ts';
import { canStillSubmit, type Draft } from '../../../features/drafts/draft.ts';
import { draftHref } from '../../../features/drafts/draft-notices.ts';
import { findDrafts } from '../../../features/drafts/draft-storage.ts';
import { useIsSameUser, useUid } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import actions from '../../../ui/dialog/dialog-actions.module.css';
import form from '../card/dialog-form.module.css';

/**
 * Ask for confirmation before a sign-out if the user has drafts that exist only on this device. Without such drafts,
 * `confirmSignOut` calls `signOut` at once. The caller must render `signOutDialog`.
 */
export function useConfirmSignOut(): {
  confirmSignOut: (signOut: () => Promise<void>) => void;
  signOutDialog: ReactNode;
} {
  const uid = useUid();
  const [, navigate] = useLocation();
  const [pending, setPending] = useState<{ signOut: () => Promise<void>; place: string | null } | null>(null);
  const isSameUser = useIsSameUser();
  const leaveAtOnce = async (signOut: () => Promise<void>) => {
    // First send a deletion that can still be undone, because the server would refuse it after the sign-out.
    await endUndoOffer();
    await signOut();
  };
  const leave = async (keepsDrafts: boolean) => {
    setPending(null);
    if (!keepsDrafts) await deleteDrafts(uid);
    if (pending) await leaveAtOnce(pending.signOut);
    // Delete the drafts a second time, because another tab or a failed submit may have stored one during the sign-out.
    if (!keepsDrafts && !isSameUser()) await deleteDrafts(uid);
  };
  const place = pending?.place;
  const signOutDialog = (
    <Dialog
      open={pending !== null}
      onClose={() => setPending(null)}
      title="Some of your words are not in your journal yet"
    >
      <p className={form['text']}>
        They are on this device alone; your other devices do not have them. If you keep them, they are offered to you
        when you sign in here again. If you delete them, they cannot be brought back.
      </p>
      <div className={actions['actions']}>
        <Button onClick={() => (place ? navigate(place, { replace: true }) : setPending(null))}>
          {place ? 'Keep writing' : 'Stay'}
        </Button>
        <Button variant="quiet" onClick={() => void leave(true)}>
          Keep what is unsent on this device and log out
        </Button>
        <Button variant="danger" onClick={() => void leave(false)}>
          Delete what is unsent and log out
        </Button>
      </div>
    </Dialog>
  );
  return {
    confirmSignOut: (signOut) => {
      const unsent = findDrafts(uid);
      if (unsent.length > 0) setPending({ signOut, place: placeToWrite(unsent) });
      else void leaveAtOnce(signOut);
    },
    signOutDialog,
  };
}

/** Return the path of the latest draft that can still be sent, or null if there is none. */
function placeToWrite(drafts: readonly Draft[]): string | null {
  const open = drafts.find(
    (draft) => (draft.status === null || draft.status === 'waiting') && canStillSubmit(draft, Date.now()),
  );
  return open ? draftHref(open) : null;
}
