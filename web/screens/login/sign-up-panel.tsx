import { useEffect, useState } from 'react';
import type { InviteState } from '../../../core/contract/invites.ts';
import { type SignUpRefusal, signUpRefusals } from '../../../core/domain/users/sign-up-refusals.ts';
import { callApi } from '../../data/api.ts';
import { useConfig } from '../../data/config.ts';
import type { EmailProps } from './email-field.tsx';
import styles from './login-screen.module.css';
import { SignUpForm } from './sign-up-form.tsx';

const titles: Partial<Record<SignUpRefusal, string>> = {
  closed: 'Sign-up is closed',
  needed: 'Sign-up is by invite',
};
const texts: Partial<Record<SignUpRefusal, string>> = {
  closed: 'This Inward takes no new accounts right now. If you have one, you are welcome to sign in.',
  needed: 'To create an account, open the link of your invite. If you have none, ask the person who runs this Inward.',
};

/** Return the state of the invite in this tab; null until the server has answered, or if it cannot be reached. */
function useInviteState(invite: string | null): InviteState | null {
  const [state, setState] = useState<InviteState | null>(null);
  useEffect(() => {
    if (invite === null) return;
    callApi('checkInvite', { body: { token: invite } }).then(
      (answer) => setState(answer.state),
      () => undefined,
    );
  }, [invite]);
  return state;
}

type SignUpPanelProps = EmailProps & { invite: string | null; onSignIn: () => void };

/** The sign-up form, or why nobody can sign up now. The server decides again at the sign-up. */
export function SignUpPanel({ invite, onSignIn, ...email }: SignUpPanelProps) {
  const policy = useConfig()?.signUp ?? 'open';
  const state = useInviteState(policy === 'invite' ? invite : null);
  if (policy === 'open') return <SignUpForm {...email} />;
  if (policy === 'closed') return <NoSignUp reason="closed" onSignIn={onSignIn} />;
  if (invite === null) return <NoSignUp reason="needed" onSignIn={onSignIn} />;
  if (state !== null && state !== 'valid') return <NoSignUp reason={state} onSignIn={onSignIn} />;
  return (
    <>
      <p className={styles['invited']}>You are invited. Welcome!</p>
      <SignUpForm {...email} />
    </>
  );
}

function NoSignUp({ reason, onSignIn }: { reason: SignUpRefusal; onSignIn: () => void }) {
  return (
    <section className={styles['form']} aria-live="polite">
      <h2 className={styles['panelTitle']}>{titles[reason] ?? 'This invite cannot be used'}</h2>
      <p className={styles['panelText']}>{texts[reason] ?? signUpRefusals[reason]}</p>
      <button type="button" className={styles['textButton']} onClick={onSignIn}>
        I have an account
      </button>
    </section>
  );
}
