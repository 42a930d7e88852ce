import { type ReactNode, useEffect, useRef, useState } from 'react';
import { identityMessage } from '../../features/session/identity-messages.ts';
import { providerName } from '../../features/session/provider-name.ts';
import { useIsSameUser, useSession } from '../../features/session/use-session.ts';
import { IdentityError, type RemovedWays } from '../../identity/port/identity.ts';
import { Button } from '../../ui/button/button.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { toast } from '../../ui/toast/toast.ts';
import parts from './login-parts.module.css';
import styles from './login-screen.module.css';
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx';
import { useAttempt } from './use-attempt.ts';
import { useBackLabel } from './use-back-label.ts';
import { usePanelFocus } from './use-panel-focus.ts';

const failureTitle = 'Password reset failed';

/** The target of the link in a reset mail: a form to set a new password. */
export function NewPasswordPanel({
  resetToken,
  onDone,
  onNewLink,
}: {
  resetToken: string;
  onDone: () => void;
  onNewLink: () => void;
}) {
  const { identity, setNewPassword, checkResetToken } = useSession();
  const isSameUser = useIsSameUser();
  const backLabel = useBackLabel();
  const { password, check, send, fields } = useNewPassword();
  const { isBusy, attempt, errorAt } = useAttempt(failureTitle);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const spent = errorAt(['reset-link-invalid'])?.text ?? null;
  const fault = useLinkFault(resetToken, checkResetToken) ?? spent;
  const form = useRef<HTMLFormElement>(null);
  usePanelFocus(form);
  usePageTitle(
    removed.length > 0 ? 'Password changed' : fault !== null ? 'This link no longer works' : 'Set a new password',
  );

  const submit = async () => {
    const removed = namesOf(await send(setNewPassword(resetToken, password)));
    if (removed.length > 0) return setRemoved(removed);
    const isStillSignedIn = identity !== null && isSameUser();
    const description = isStillSignedIn
      ? `You are still signed in here as ${identity.email}. If the link was for another account, nothing changed for this one.`
      : 'Please sign in with your new password.';
    toast({ title: 'Password changed', description, variant: 'success' });
    onDone();
  };

  // First, because the check of the link may be answered after the link is used up.
  if (removed.length > 0) {
    const text = `To be safe, ways to sign in that were added in the last three days, or before your email was confirmed, are removed: ${removed.join(', ')}. If they were yours, add them again in Settings.`;
    return <Outcome title="Password changed" text={text} onDone={onDone} />;
  }
  if (fault !== null) {
    const text = identity ? fault : `${fault} If you have set a new password already, sign in with it.`;
    return (
      <Outcome title="This link no longer works" text={text} onDone={onDone}>
        <Button onClick={onNewLink}>Get a New Link</Button>
      </Outcome>
    );
  }
  return (
    <form
      ref={form}
      className={styles['form']}
      aria-labelledby="new-password-title"
      onSubmit={(event) => {
        event.preventDefault();
        if (check(failureTitle)) void attempt(submit);
      }}
    >
      <h2 id="new-password-title" className={parts['panelTitle']}>
        Set a new password
      </h2>
      {identity && (
        <p className={parts['panelText']}>
          The link sets the password of the account that it was sent to. If that is not {identity.email}, the account
          that is signed in here stays as it is.
        </p>
      )}
      <p className={parts['panelText']}>Every device that is signed in to the account will be signed out.</p>
      <NewPasswordFields label="New password" {...fields} />
      <Button type="submit" busy={isBusy}>
        Save New Password
      </Button>
      <button type="button" className={styles['textButton']} onClick={onDone}>
        {backLabel}
      </button>
    </form>
  );
}

type OutcomeProps = { title: string; text: string; onDone: () => void; children?: ReactNode };

function Outcome({ title, text, onDone, children }: OutcomeProps) {
  const backLabel = useBackLabel();
  return (
    <div className={styles['form']}>
      <h2 ref={focusIfLost} className={parts['panelTitle']}>
        {title}
      </h2>
      <LiveRegion isUrgent className={parts['panelText']}>
        {text}
      </LiveRegion>
      {children}
      <Button {...(children && { variant: 'quiet' })} onClick={onDone}>
        {backLabel}
      </Button>
    </div>
  );
}

const namesOf = (removed: RemovedWays | undefined): readonly string[] =>
  removed === undefined
    ? []
    : [
        ...removed.providers.map((provider) => providerName(provider)),
        ...(removed.passkeys > 0 ? [removed.passkeys === 1 ? '1 passkey' : `${removed.passkeys} passkeys`] : []),
        ...(removed.hadCode ? ['the authenticator app'] : []),
      ];

/**
 * Return why the link is invalid, or null. If the server does not respond, return null too: submitting the form will
 * then report the problem.
 */
function useLinkFault(resetToken: string, check: (resetToken: string) => Promise<void>): string | null {
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    check(resetToken).catch((error: unknown) => {
      if (error instanceof IdentityError && error.code === 'reset-link-invalid') setFault(identityMessage(error));
    });
  }, [resetToken, check]);
  return fault;
}
