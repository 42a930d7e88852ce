import { useEffect, useRef, useState } from 'react';
import { forgetLastUser } from '../../features/session/last-user.ts';
import { useSession } from '../../features/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { toast } from '../../ui/toast/toast.ts';
import { EmailField, type EmailProps } from './email-field.tsx';
import parts from './login-parts.module.css';
import styles from './login-screen.module.css';
import { refuse, useAttempt } from './use-attempt.ts';
import { useBackLabel } from './use-back-label.ts';
import { usePanelFocus } from './use-panel-focus.ts';

/** The state of the panel's history entry. It outlives a reload, and the address in it is not part of the URL. */
export type ResetEntry = {
  /** Whether the sign-in form pushed this entry: the form is then one step back. */
  readonly isFromForm?: boolean;
  /** The email that the request was sent for. */
  readonly sentTo?: string | null;
  /** When the request was sent, in epoch ms. */
  readonly sentAtMs?: number;
} | null;

const linkMs = 3_600_000;

const currentEntry = () => window.history.state as ResetEntry;

/** Return the email that a request was sent for, while its link works. */
function storedSentTo(): string | null {
  const { sentTo = null, sentAtMs = 0 } = currentEntry() ?? {};
  return Date.now() - sentAtMs < linkMs ? sentTo : null;
}

export function ResetPanel({ email, setEmail, onBack }: EmailProps & { onBack: () => void }) {
  const { sendPasswordReset, status } = useSession();
  const backLabel = useBackLabel();
  const { isBusy, attempt, errorAt, forgetError } = useAttempt('Password reset failed');
  const [sentTo, setSentTo] = useState(storedSentTo);
  const form = useRef<HTMLFormElement>(null);
  const sentTitle = useRef<HTMLHeadingElement>(null);
  usePanelFocus(form);
  usePageTitle(sentTo === null ? 'Reset your password' : 'Look in your mailbox');
  // Focus the title, because the button that was pressed has been removed with the form.
  useEffect(() => {
    if (sentTo !== null) sentTitle.current?.focus();
  }, [sentTo]);

  const storeSent = (to: string | null) =>
    window.history.replaceState({ ...currentEntry(), sentTo: to, sentAtMs: Date.now() }, '');

  const showSent = (to: string | null) => {
    storeSent(to);
    setSentTo(to);
  };

  const tryAgain = () => {
    // After a reload, the login no longer has the email.
    if (sentTo !== null) setEmail(sentTo);
    showSent(null);
  };

  const submit = async () => {
    await sendPasswordReset(email.trim());
    toast({
      title: 'Password reset sent',
      description: 'Check your email for password reset instructions.',
      variant: 'success',
    });
    if (status === 'signed-out') forgetLastUser();
    showSent(email.trim());
  };

  if (sentTo !== null) {
    return (
      <div className={styles['form']}>
        <h2 ref={sentTitle} tabIndex={-1} className={parts['panelTitle']}>
          Look in your mailbox
        </h2>
        <p className={parts['panelText']}>
          If {sentTo} has an account here, an email with a link is on its way. The link works for an hour.
        </p>
        <Button
          onClick={() => {
            // Forward must not show the address to the next person at this device.
            storeSent(null);
            onBack();
          }}
        >
          {backLabel}
        </Button>
        <button type="button" className={styles['textButton']} onClick={tryAgain}>
          No email? Try again
        </button>
      </div>
    );
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      aria-labelledby="reset-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (email.trim() === '') refuse('Email required', 'Please enter your email address');
        else void attempt(submit);
      }}
    >
      <h2 id="reset-title" className={parts['panelTitle']}>
        Reset your password
      </h2>
      <p className={parts['panelText']}>We will send you a link to set a new one.</p>
      <EmailField email={email} setEmail={setEmail} errorAt={errorAt} forgetError={forgetError} />
      <Button type="submit" busy={isBusy}>
        Send Reset Email
      </Button>
      <button type="button" className={styles['textButton']} onClick={onBack}>
        {backLabel}
      </button>
    </form>
  );
}
