import { useState } from 'react';
import { useLinkParameters } from '../../device/link-parameters.ts';
import { identityMessage } from '../../features/session/identity-messages.ts';
import { postIdentity } from '../../identity/builtin/builtin-api.ts';
import { Button } from '../../ui/button/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Page } from '../../ui/page/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast/toast.ts';
import styles from './undo-email-screen.module.css';

/**
 * The target of the link in mails about a changed e-mail address or an added authenticator app. The screen undoes the
 * change only after a press, because some mail programs open links by themselves. It works without a session, because a
 * stranger may have taken over the account.
 */
export function UndoEmailScreen() {
  const link = useLinkParameters();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);

  const undo = async () => {
    setBusy(true);
    try {
      await postIdentity('account/email/undo', { token: link.get('undo') ?? '' });
      setDone(true);
    } catch (error) {
      toast({ title: 'Account not put back', description: identityMessage(error), variant: 'destructive' });
    }
    setBusy(false);
  };

  return (
    <Page>
      <div className={styles['body']}>
        <h1 className={styles['title']}>{isDone ? 'Your account is back' : 'Put your account back?'}</h1>
        {isDone ? (
          <>
            <LiveRegion className={styles['text']}>
              We sent a link to your e-mail: please choose a new password. Until then nobody can sign in with one.
            </LiveRegion>
            <TextLink href="/">To Inward</TextLink>
          </>
        ) : (
          <>
            <p className={styles['text']}>
              Your account gets its earlier address again if it has another one. Every device is signed out, the
              password stops working, and new ways to sign in are removed. We send you a link to choose a new password.
            </p>
            <Button busy={isBusy} onClick={undo}>
              Put It Back
            </Button>
          </>
        )}
      </div>
    </Page>
  );
}
