import { useEffect, useState } from 'react';
import { useLinkParameters } from '../../device/link-parameters.ts';
import { identityMessage } from '../../features/session/identity-messages.ts';
import { postIdentity, textOrNull } from '../../identity/builtin/builtin-api.ts';
import { IdentityError } from '../../identity/port/identity.ts';
import { Button } from '../../ui/button/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Page } from '../../ui/page/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast/toast.ts';
import styles from './undo-email-screen.module.css';

type LinkState = 'open' | 'sending' | 'done' | 'dead' | 'incomplete';

const titles: Readonly<Record<LinkState, string>> = {
  open: 'Put your account back?',
  sending: 'Put your account back?',
  done: 'Your account is back',
  dead: 'This link no longer works',
  incomplete: 'This link is incomplete',
};

const isDeadLink = (error: unknown) => error instanceof IdentityError && error.code === 'reset-link-invalid';

/**
 * Return the link's state and the email that it restores. Other failures of the check show when the button is pressed.
 */
function useUndoLink(token: string): {
  state: LinkState;
  setState: (state: LinkState) => void;
  email: string | null;
} {
  const [state, setState] = useState<LinkState>('open');
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setState('open');
    setEmail(null);
    if (token === '') return;
    postIdentity('account/email/undo/check', { token }).then(
      (answer) => isCurrent && setEmail(textOrNull(answer['email'])),
      // A press uses the link up. After one, its own answer says what became of the link.
      (error: unknown) => isCurrent && isDeadLink(error) && setState((now) => (now === 'open' ? 'dead' : now)),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  return { state: token === '' ? 'incomplete' : state, setState, email };
}

/**
 * The target of the link in mails about a changed email address or password, a new passkey or provider, or an
 * authenticator app. The screen undoes the change only after a press, because some mail programs open links by
 * themselves. It works without a session, because a stranger may have taken over the account.
 */
export function UndoEmailScreen() {
  const token = useLinkParameters().get('undo') ?? '';
  const { state, setState, email } = useUndoLink(token);
  const [isCodeRemoved, setCodeRemoved] = useState(false);
  const isOpen = state === 'open' || state === 'sending';

  const undo = async () => {
    setState('sending');
    try {
      const { codeRemoved } = await postIdentity('account/email/undo', { token });
      setCodeRemoved(codeRemoved === true);
      setState('done');
    } catch (error) {
      if (isDeadLink(error)) return setState('dead');
      toast({ title: 'Account not put back', description: identityMessage(error), variant: 'destructive' });
      setState('open');
    }
  };

  return (
    <Page>
      <div className={styles['body']}>
        {/* The pressed button is gone once the link is used up. */}
        <h1 ref={isOpen ? null : focusIfLost} className={styles['title']}>
          {titles[state]}
        </h1>
        {isOpen && (
          <>
            <p className={styles['text']}>
              Your account gets {email === null ? 'its earlier address' : <b>{email}</b>} again if it has another one.
              Every device is signed out, the password stops working, and new ways to sign in are removed: passkeys,
              sign-in providers, and an authenticator app with its recovery codes. We send you a link to choose a new
              password.
            </p>
            <p className={styles['text']}>If you made the change yourself, there is nothing to do here.</p>
            <Button busy={state === 'sending'} onClick={undo}>
              Put It Back
            </Button>
          </>
        )}
        {state === 'done' && (
          <LiveRegion className={styles['text']}>
            We sent a link to {email ?? 'your email'}: please choose a new password. Until then, no password works.
            {isCodeRemoved &&
              ' The authenticator app is turned off, and its recovery codes no longer work. If it was yours, turn it on again in Settings.'}
          </LiveRegion>
        )}
        {state === 'dead' && (
          <LiveRegion isUrgent className={styles['text']}>
            It has been used already, or it is older than three days. If you cannot sign in, choose “Forgot Password?”
            at the sign-in. If that does not help, ask the person who runs this Inward.
          </LiveRegion>
        )}
        {state === 'incomplete' && (
          <LiveRegion isUrgent className={styles['text']}>
            Its last part is missing. Please open the link from the email again, or copy the whole link.
          </LiveRegion>
        )}
        <TextLink href="/" className={styles['home']}>
          To Inward
        </TextLink>
      </div>
    </Page>
  );
}
